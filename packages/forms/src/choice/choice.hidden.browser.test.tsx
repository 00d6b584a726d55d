import { act, render, screen } from '@testing-library/react';
import { Activity, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NativeSelect } from './native-select';

const options = ['Uno', 'Dos', 'Tres'].map((value) => ({ value, label: value }));
const form = () => screen.getByRole<HTMLFormElement>('form');
const sent = () => new FormData(form()).getAll('campo');
const view = (mode: 'visible' | 'hidden', choice: ReactElement) => (
  <form aria-label="Formulario">
    <Activity mode={mode}>{choice}</Activity>
  </form>
);
const select = () => userEvent.selectOptions(screen.getByRole('combobox'), 'Dos');

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
