import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Registro } from './registro';

test('the first field of a newcomer sends what was written', async () => {
  const user = userEvent.setup();
  render(<Registro />);
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Registrar' }));
  // A snackbar is announced to screen readers before it is seen: the text stands twice for a while.
  expect(await screen.findAllByText('Hola, Ana')).not.toHaveLength(0);
});
