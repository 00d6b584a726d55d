import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RemoteRequest } from '../remote/remote.types';
import { remoteList } from '../remote/remote-source';
import { Select } from '../select/select';
import { groupControls } from './group-controls';

interface City {
  id: number;
  name: string;
  department: string;
}

const SIZE = 30;

/** All pages but the last are of one department; the last is of another. */
function cities(pages: number) {
  const asked: number[] = [];
  const getList = async ({ page }: RemoteRequest<City>) => {
    asked.push(page);
    await new Promise((resolve) => setTimeout(resolve));
    return {
      results: Array.from({ length: SIZE }, (_, index) => {
        const id = (page - 1) * SIZE + index;
        return {
          id,
          name: `Municipio ${id}`,
          department: page < pages ? 'Antioquia' : 'Boyacá',
        };
      }),
      row_count: pages * SIZE,
      has_next_page: page < pages,
    };
  };
  return { asked, getList };
}

const openList = async (pages = 51) => {
  const source = cities(pages);
  render(
    <Select
      aria-label="Municipios"
      remote={remoteList({ getList: source.getList })}
      groupBy="department"
      groups={groupControls({ collapsible: true, collapsed: ['Antioquia'] })}
    />,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Municipios' }));
  await expect.poll(more).toBeTruthy();
  return source.asked;
};
const more = () => screen.queryByRole('button', { name: 'Cargar más' });
const loaded = (count: number) => screen.queryAllByText(`${count} de 1.530 resultados`)[0];
const header = () => screen.getByRole('option', { name: /^Antioquia/ });
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('pages whose group is collapsed (SEL-11, SEL-18)', () => {
  it('stop after the first that shows nothing new, and then come one at a press', async () => {
    const asked = await openList();
    expect(asked).toEqual([1, 2]);
    expect(loaded(60)).toBeTruthy();
    const button = more();
    if (!button) throw new Error('nothing to press');
    await userEvent.click(button);
    await expect.poll(() => loaded(90)).toBeTruthy();
    expect(asked).toEqual([1, 2, 3]);
    expect(screen.getAllByRole('option')).toEqual([header()]);
  });

  it('are asked for by the keyboard, whose focus stays for the next one', async () => {
    const asked = await openList();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(more());
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => loaded(90)).toBeTruthy();
    expect(document.activeElement).toBe(more());
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => loaded(120)).toBeTruthy();
    expect(asked).toEqual(upTo(4));
  });

  it('go on by themselves near the end once the group is opened, and not when it is collapsed again', async () => {
    const asked = await openList();
    await userEvent.click(header());
    await expect.poll(() => screen.queryByRole('option', { name: 'Municipio 0' })).toBeTruthy();
    expect(more()).toBeNull();
    expect(asked).toEqual([1, 2]);
    const list = screen.getByRole('listbox');
    list.scrollTop = list.scrollHeight;
    await expect.poll(() => asked.length).toBe(3);
    await expect.poll(() => loaded(90)).toBeTruthy();
    list.scrollTop = 0;
    await expect.poll(() => screen.queryByRole('option', { name: 'Municipio 0' })).toBeTruthy();
    await userEvent.click(header());
    await expect.poll(more).toBeTruthy();
    expect(asked).toEqual([1, 2, 3]);
  });

  it('come to a group that is open: its rows are shown, and the button goes', async () => {
    const asked = await openList(5);
    for (let page = 3; page <= 5; page++) {
      const button = more();
      if (!button) throw new Error('nothing to press');
      button.click();
      await expect.poll(() => screen.getByRole('listbox').ariaBusy).toBeNull();
      expect(asked).toEqual(upTo(page));
    }
    await expect.poll(() => screen.queryByRole('option', { name: /^Boyacá/ })).toBeTruthy();
    expect(more()).toBeNull();
    expect(asked).toEqual(upTo(5));
  });

  it('ask for no page more when the list is opened again', async () => {
    const asked = await openList();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('combobox', { name: 'Municipios' }));
    await expect.poll(more).toBeTruthy();
    expect(asked).toEqual([1, 2]);
  });
});
