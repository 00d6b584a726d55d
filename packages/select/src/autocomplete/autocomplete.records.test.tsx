import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Autocomplete } from './autocomplete';

const field = () => screen.getByRole<HTMLInputElement>('combobox');

/** An application that keeps each text, and at times gives that of another record. */
function Given({ value }: { value: string }) {
  const [state, setState] = useState({ value, text: value });
  if (state.value !== value) setState({ value, text: value });
  const onChange = (text: string) => setState({ value, text });
  return <Autocomplete aria-label="Ciudad" value={state.text} onChange={onChange} />;
}

it('takes what is undone in its record, and nothing of a former one (TXC-4)', async () => {
  const undo = (value: string) =>
    fireEvent.input(field(), { target: { value }, inputType: 'historyUndo' });
  const { rerender } = render(<Given value="Pasto" />);
  await userEvent.type(field(), ' b');
  rerender(<Given value="Cali" />);
  undo('Pasto ');
  expect(field().value).toBe('Cali');
  await userEvent.type(field(), ' c');
  undo('Pasto b');
  expect(field().value).toBe('Cali c');
  undo('Cali');
  expect(field().value).toBe('Cali');
});
