import { expectConsole } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Select } from './select';

interface Option {
  id: number;
  name: string;
}
const base = { 'aria-label': 'Lista' };
const trigger = () => screen.getByRole<HTMLButtonElement>('combobox', { name: 'Lista' });
const search = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar' });
const option = (name: string | RegExp) => screen.getByRole('option', { name });
const form = () => screen.getByRole<HTMLFormElement>('form');
const data = () => new FormData(form()).getAll('ciudad');

/** A promise that is kept when a test wants. */
function late<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((keep) => {
    resolve = keep;
  });
  return { promise, answer: (value: Value) => act(async () => resolve(value)) };
}

describe('a creation that is never answered (SEL-12)', () => {
  const options: Option[] = [
    { id: 1, name: 'Cali' },
    { id: 2, name: 'Pasto' },
  ];

  it.each([true, false])(
    'is given up by a person, and joins nothing when it comes after all (multiple: %s)',
    async (multiple) => {
      const made = late<Option>();
      const onCreate = vi.fn(() => made.promise);
      const props = { ...base, options, name: 'ciudad', onCreate };
      render(
        <form aria-label="Formulario">
          {multiple ? <Select {...props} multiple /> : <Select {...props} />}
        </form>,
      );
      await userEvent.click(trigger());
      await userEvent.type(search(), 'Neiva');
      await userEvent.click(option('Agregar «Neiva»'));
      if (!multiple) await userEvent.click(trigger());
      expect(form().checkValidity()).toBe(false);

      await userEvent.click(screen.getByRole('button', { name: 'Descartar «Neiva»' }));
      expect(form().checkValidity()).toBe(true);
      expect(screen.queryAllByText('Agregando «Neiva»…')).toEqual([]);
      await userEvent.click(option('Cali'));
      await made.answer({ id: 3, name: 'Neiva' });
      expect(data()).toEqual(['1']);
      expect(trigger().textContent).toContain('Cali');
    },
  );
});

describe('options that can’t be read (SEL-1)', () => {
  const broken = {
    id: 2,
    get name(): string {
      throw new Error('sin sesión');
    },
  };
  const options: Option[] = [{ id: 1, name: 'Cali' }, broken, { id: 3, name: 'Pasto' }];

  it('stand there with their key, and a search goes past them', async () => {
    render(<Select {...base} options={options} />);
    await userEvent.click(trigger());
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Cali',
      '2',
      'Pasto',
    ]);
    await userEvent.type(search(), 'pas');
    await userEvent.click(option('Pasto'));
    expect(trigger().textContent).toBe('Pasto');
    expectConsole('warn', 'sin sesión');
  });
});
