import { act, render, screen } from '@testing-library/react';
import { Activity, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CheckboxGroup } from '../checkbox-group/checkbox-group';
import { Checkbox } from './checkbox';
import { NativeSelect } from './native-select';
import { RadioGroup } from './radio-group';

const options = ['Uno', 'Dos', 'Tres'].map((value) => ({ value, label: value }));
const form = () => screen.getByRole<HTMLFormElement>('form');
const sent = () => new FormData(form()).getAll('campo');
const view = (mode: 'visible' | 'hidden', choice: ReactElement) => (
  <form aria-label="Formulario">
    <Activity mode={mode}>{choice}</Activity>
  </form>
);
const press = (name: string) => userEvent.click(screen.getByLabelText(name));
const select = () => userEvent.selectOptions(screen.getByRole('combobox'), 'Dos');

describe('what <Activity> hides is reset with its form (CMP-3)', () => {
  it.each<[string, ReactElement, () => Promise<void>, string[]]>([
    [
      'Checkbox',
      <Checkbox key="" name="campo">
        Dos
      </Checkbox>,
      () => press('Dos'),
      [],
    ],
    ['RadioGroup', <RadioGroup key="" name="campo" options={options} />, () => press('Dos'), []],
    [
      'CheckboxGroup',
      <CheckboxGroup key="" name="campo" options={options} />,
      () => press('Dos'),
      [],
    ],
    [
      'NativeSelect',
      <NativeSelect key="" name="campo" defaultValue="Tres" options={options} />,
      select,
      ['Tres'],
    ],
  ])('%s: the next time too', async (_, choice, choose, first) => {
    const { rerender } = render(view('visible', choice));
    await choose();
    rerender(view('hidden', choice));
    act(() => form().reset());
    // What is hidden is rendered once there is nothing else to do.
    await expect.poll(sent).toEqual(first);
    act(() => form().reset());
    expect(sent()).toEqual(first);
  });
});

describe('a NativeSelect that <Activity> hides (INP-4)', () => {
  it('goes back to a value without an option', async () => {
    const choice = <NativeSelect name="campo" defaultValue="zzz" options={options} />;
    const { rerender } = render(view('visible', choice));
    await select();
    rerender(view('hidden', choice));
    act(() => form().reset());
    await expect.poll(sent).toEqual(['zzz']);
  });

  it('takes one from its caller', async () => {
    const choice = (value: string) => (
      <NativeSelect name="campo" value={value} onChange={() => {}} options={options} />
    );
    const { rerender } = render(view('hidden', choice('Uno')));
    await expect.poll(sent).toEqual(['Uno']);
    rerender(view('hidden', choice('zzz')));
    await expect.poll(sent).toEqual(['zzz']);
  });
});
