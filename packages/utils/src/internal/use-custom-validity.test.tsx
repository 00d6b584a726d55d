import { render, screen } from '@testing-library/react';
import { Activity, StrictMode } from 'react';
import { expect, it } from 'vitest';
import { useCustomValidity } from './use-custom-validity';

interface SampleProps {
  message: string;
  /** The field that can't be sent; without one, none is there. */
  at?: 'Uno' | 'Dos' | undefined;
}

function Sample({ message, at }: SampleProps) {
  const ref = useCustomValidity(message);
  const fields = at ? (['Uno', 'Dos'] as const) : [];
  return fields.map((name) => (
    <input key={name} aria-label={name} ref={name === at ? ref : undefined} />
  ));
}

const messageOf = (name: string) => screen.getByLabelText<HTMLInputElement>(name).validationMessage;

it('follows its message, also in StrictMode (CMP-3)', () => {
  const view = (message: string) => (
    <StrictMode>
      <Sample message={message} at="Uno" />
    </StrictMode>
  );
  const { rerender } = render(view('Falta'));
  expect(messageOf('Uno')).toBe('Falta');
  rerender(view('Muy largo'));
  expect(messageOf('Uno')).toBe('Muy largo');
  rerender(view(''));
  expect(messageOf('Uno')).toBe('');
});

it('goes with its ref from one control to another, and to one that comes later (CMP-3)', () => {
  const { rerender } = render(<Sample message="Falta" at="Uno" />);
  rerender(<Sample message="Falta" at="Dos" />);
  expect([messageOf('Uno'), messageOf('Dos')]).toEqual(['', 'Falta']);
  rerender(<Sample message="Falta" />);
  rerender(<Sample message="Muy largo" at="Dos" />);
  expect([messageOf('Uno'), messageOf('Dos')]).toEqual(['', 'Muy largo']);
});

it('changes the message of a control that Activity hides (CMP-3.1)', () => {
  const view = (message: string, mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Sample message={message} at="Uno" />
    </Activity>
  );
  const { rerender } = render(view('Falta', 'visible'));
  rerender(view('Falta', 'hidden'));
  expect(messageOf('Uno')).toBe('Falta');
  rerender(view('', 'hidden'));
  expect(messageOf('Uno')).toBe('');
  rerender(view('Falta', 'visible'));
  expect(messageOf('Uno')).toBe('Falta');
});
