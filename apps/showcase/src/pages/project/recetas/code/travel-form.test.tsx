import { pickDate } from '@guadua/date/testing';
import { dropFiles } from '@guadua/file/testing';
import { selectOption } from '@guadua/select/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TravelForm } from './travel-form';

test('sends what a person chose', async () => {
  const user = userEvent.setup();
  render(<TravelForm />);

  await selectOption(user, screen.getByRole('combobox', { name: 'Ciudad' }), 'Cali');
  await pickDate(user, screen.getByRole('combobox', { name: 'Salida' }), '2026-12-24');
  await dropFiles(screen.getByLabelText('Soporte'), [new File(['…'], 'pasaje.txt')]);
  await screen.findByText('pasaje.txt');

  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Viaje' });
  const sent = new FormData(form);
  expect(sent.get('ciudad')).toBe('Cali');
  expect(sent.get('salida')).toBe('2026-12-24');
});
