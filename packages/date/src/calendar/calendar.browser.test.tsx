import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Calendar } from './calendar';

it('the lists of months and years take a name that is typed right after Tab (DAT-6)', async () => {
  render(<Calendar today="2026-11-20" />);
  const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  screen.getByRole('button', { name: 'Mes anterior' }).focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(list('Mes'));
  // Typing chooses by name without opening the list.
  await userEvent.keyboard('mar');
  expect(screen.getByRole('grid', { name: 'marzo de 2026' })).toBeTruthy();
  expect(list('Mes').value).toBe('2');
});
