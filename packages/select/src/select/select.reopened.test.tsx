import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { remoteList } from '../remote/remote-source';
import { Select } from './select';

const cities = ['Bogotá', 'Cali', 'Pasto', 'Neiva', 'Leticia'].map((name, index) => ({
  id: index + 1,
  name,
}));
const getList = async ({ searchTerm }: { searchTerm: string }) =>
  cities.filter(({ name }) => name.toLowerCase().includes(searchTerm));
const remote = remoteList({ getList });

const trigger = () => screen.getByRole('combobox', { name: 'Ciudad' });
const search = () => screen.getByRole('combobox', { name: 'Buscar' });
const active = () =>
  document.getElementById(search().getAttribute('aria-activedescendant') ?? '')?.textContent;

/** Opens once, so that the list is loaded, and closes it again. */
async function load(searched = ''): Promise<void> {
  await userEvent.click(trigger());
  await screen.findByRole('option', { name: 'Leticia' });
  if (searched !== '') {
    await userEvent.type(search(), searched);
    await expect.poll(() => screen.queryByRole('option', { name: 'Bogotá' })).toBeNull();
    await screen.findByRole('option');
  }
  await userEvent.keyboard('{Escape}');
}

async function press(key: string): Promise<void> {
  act(() => trigger().focus());
  await userEvent.keyboard(key);
  await screen.findByRole('option', { name: 'Bogotá' });
}

describe('a remote list that opens again (SEL-11, SEL-15)', () => {
  it.each(['{ArrowDown}', '{ArrowUp}', '{Enter}'])(
    'begins at what is selected, with %s',
    async (key) => {
      render(
        <Select
          aria-label="Ciudad"
          remote={remote}
          valueAs="key"
          defaultValue={3}
          searchDebounce={0}
        />,
      );
      await load();
      await press(key);
      expect(active()).toBe('Pasto');
    },
  );

  it.each([
    ['{ArrowDown}', 'Bogotá'],
    ['{ArrowUp}', 'Leticia'],
  ])('begins at the end that %s means, whatever was searched before', async (key, name) => {
    render(<Select aria-label="Ciudad" remote={remote} valueAs="key" searchDebounce={0} />);
    await load('eiva');
    await press(key);
    expect(active()).toBe(name);
  });

  it.each([
    ['{ArrowDown}', null, 'Bogotá'],
    ['{ArrowUp}', null, 'Leticia'],
    ['{ArrowDown}', 3, 'Pasto'],
  ])('does so with %s and %s selected once its first page comes', async (key, selected, name) => {
    render(<Select aria-label="Ciudad" remote={remote} valueAs="key" defaultValue={selected} />);
    await press(key);
    expect(active()).toBe(name);
  });
});
