import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Registro } from './registro';

test('the first field of a newcomer sends what was written', async () => {
  const user = userEvent.setup();
  render(<Registro />);
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'ana');
  await user.type(screen.getByRole('textbox', { name: 'NIT' }), '899999068-1');
  await user.click(screen.getByRole('button', { name: 'Registrar' }));
  // A snackbar shows its text after a second.
  const message = await screen.findByText('Hola, Ana', undefined, { timeout: 5000 });
  expect(message.isConnected).toBe(true);
});
