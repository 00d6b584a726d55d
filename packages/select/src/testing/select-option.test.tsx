import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Autocomplete } from '../autocomplete/autocomplete';
import { remoteList } from '../remote/remote-source';
import { Select } from '../select/select';
import { selectOption } from './select-option';

const CITIES = ['Bogotá', 'Cali', 'Medellín'];
const many = Array.from({ length: 5000 }, (_, index) => `Opción ${index}`);

interface CityPage {
  results: { id: number; name: string }[];
  row_count: number;
  has_next_page: boolean;
}

function sent(): string[] {
  const form = screen.getByRole('form');
  if (!(form instanceof HTMLFormElement)) throw new Error('no form');
  return new FormData(form).getAll('campo').map(String);
}

it('chooses an option, and the form sends it', async () => {
  render(
    <form aria-label="Envío">
      <Select aria-label="Ciudad" name="campo" options={CITIES} />
    </form>,
  );
  await selectOption(userEvent.setup(), screen.getByRole('combobox', { name: 'Ciudad' }), 'Cali');
  expect(sent()).toEqual(['Cali']);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('chooses several, and closes the list', async () => {
  render(
    <form aria-label="Envío">
      <Select aria-label="Ciudades" name="campo" options={CITIES} multiple />
    </form>,
  );
  const control = screen.getByRole('combobox', { name: /Ciudades/ });
  await selectOption(userEvent.setup(), control, ['Cali', 'Medellín']);
  expect(sent()).toEqual(['Cali', 'Medellín']);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('searches for what a long list does not show', async () => {
  render(
    <form aria-label="Envío">
      <Select aria-label="Opción" name="campo" options={many} />
    </form>,
  );
  const control = screen.getByRole('combobox', { name: 'Opción' });
  await selectOption(userEvent.setup(), control, 'Opción 4321');
  expect(sent()).toEqual(['Opción 4321']);
});

it('waits for a list that comes from a server', async () => {
  let answer: (page: CityPage) => void = () => undefined;
  const getList = () =>
    new Promise<CityPage>((resolve) => {
      answer = resolve;
    });
  render(
    <form aria-label="Envío">
      <Select<{ id: number; name: string }, 'id'>
        aria-label="Ciudad"
        name="campo"
        valueAs="key"
        remote={remoteList({ getList })}
      />
    </form>,
  );
  const chosen = selectOption(userEvent.setup(), screen.getByRole('combobox'), 'Cali');
  await screen.findByRole('listbox');
  answer({ results: [{ id: 7, name: 'Cali' }], row_count: 1, has_next_page: false });
  await chosen;
  expect(sent()).toEqual(['7']);
});

it('takes a suggestion of an Autocomplete', async () => {
  render(
    <form aria-label="Envío">
      <Autocomplete aria-label="Ciudad" name="campo" options={CITIES} />
    </form>,
  );
  const field = screen.getByRole('combobox', { name: 'Ciudad' });
  await selectOption(userEvent.setup(), field, 'Medellín');
  expect(sent()).toEqual(['Medellín']);
});

it('refuses an option that is disabled', async () => {
  render(
    <Select
      aria-label="Ciudad"
      options={[
        { id: 1, name: 'Cali' },
        { id: 2, name: 'Pasto', disabled: true },
      ]}
    />,
  );
  const control = screen.getByRole('combobox', { name: 'Ciudad' });
  await expect(selectOption(userEvent.setup(), control, 'Pasto')).rejects.toThrow(
    'The option "Pasto" is disabled.',
  );
});

it('says that a select does not open', async () => {
  render(<Select aria-label="Ciudad" options={CITIES} disabled />);
  const control = screen.getByRole('combobox', { name: 'Ciudad' });
  await expect(selectOption(userEvent.setup(), control, 'Cali')).rejects.toThrow('does not open');
});
