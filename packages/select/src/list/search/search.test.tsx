import { translateTexts } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { remoteList } from '../../remote/remote-source';
import { Select } from '../../select/select';

const names = ['Bogotá,\u00a0D.C.', 'San  José', 'Santan\u00adder', 'L’Hospitalet', 'バス'];
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

async function search(text: string, props: object = {}) {
  render(<Select aria-label="Lugar" options={names} {...props} />);
  await userEvent.click(screen.getByRole('combobox'));
  if (text) await userEvent.type(screen.getByRole('combobox', { name: 'Buscar' }), text);
}

describe('what is searched (SEL-2)', () => {
  it.each([
    ['bogota, d.c.', 0],
    ['san jose', 1],
    ['santander', 2],
    ["l'hosp", 3],
  ])('finds %s as it looks', async (text, index) => {
    await search(text);
    expect(options()).toEqual([names[index]]);
  });

  it('tells marks apart that make another letter, and offers to create that one (SEL-12)', async () => {
    const onCreate = vi.fn(() => null);
    await search('パス', { onCreate });
    expect(options()).toEqual(['Agregar «パス»']);
  });

  it('takes what looks like an option for it, and offers no other (SEL-12)', async () => {
    await search('bogota,  d.c.', { onCreate: () => null });
    expect(options()).toEqual(['Bogotá,\u00a0D.C.']);
  });

  it('survives a browser that translates the page, at each change of the search', async () => {
    await search('');
    const box = screen.getByRole('combobox', { name: 'Buscar' });
    for (const key of ['s', 'a', 'n', ' ', '{Backspace}', '{Backspace}', '{Backspace}']) {
      translateTexts(screen.getByRole('listbox'));
      await userEvent.type(box, key);
    }
    expect(options()).toContain('Santan\u00adder');
  });

  it('offers to create what is written, also in a page that a browser translates (SEL-12)', async () => {
    await search('x', { onCreate: () => null });
    translateTexts(screen.getByRole('listbox'));
    await userEvent.type(screen.getByRole('combobox', { name: 'Buscar' }), 'y');
    expect(options()).toEqual(['Agregar «xy»']);
  });

  it('asks a source on that says it has more after a short page (SEL-11)', async () => {
    const getList = vi.fn(async ({ page }: { page: number }) => ({
      results: Array.from({ length: page < 3 ? 20 : 5 }, (_, id) => ({
        id: page * 100 + id,
        name: `Pueblo ${page} ${id}`,
      })),
      has_next_page: page < 3,
    }));
    render(<Select aria-label="Lugar" remote={remoteList({ getList })} />);
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findByText('Pueblo 1 0');
    for (const last of ['Pueblo 1 19', 'Pueblo 2 19']) {
      await userEvent.keyboard('{End}{ArrowDown}');
      await screen.findByText(last);
    }
    await vi.waitFor(() => expect(getList).toHaveBeenCalledTimes(3));
  });
});
