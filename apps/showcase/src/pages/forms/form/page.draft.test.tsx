import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Draft } from './examples/draft';

it('gives back a draft before it is seen, and asks for the file again (FRM-3)', async () => {
  localStorage.clear();
  const { unmount } = render(<Draft />);
  await userEvent.type(screen.getByLabelText(/Nombre/), 'Ana');
  await userEvent.type(screen.getByLabelText('Presupuesto'), '450000');
  await userEvent.click(screen.getByLabelText('Almuerzo'));
  await userEvent.click(screen.getByText('Agregar acompañante'));
  await userEvent.type(screen.getByLabelText('Acompañante 1'), 'Luis');
  const carta = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (carta) await userEvent.upload(carta, new File(['x'], 'permiso.txt'));
  await vi.waitFor(() => expect(localStorage.getItem('borrador-paseo')).toContain('permiso.txt'));
  unmount();
  render(<Draft />);
  expect(screen.getByLabelText<HTMLInputElement>(/Nombre/).value).toBe('Ana');
  expect(screen.getByLabelText<HTMLInputElement>('Presupuesto').value).toBe('450.000');
  expect(screen.getByLabelText<HTMLInputElement>('Almuerzo').checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Acompañante 1').value).toBe('Luis');
  expect(screen.getByText('Vuelve a adjuntar permiso.txt')).toBeTruthy();
  await userEvent.click(screen.getByText('Reservar'));
  expect(await screen.findByText(/Reserva enviada/)).toBeTruthy();
  expect(localStorage.getItem('borrador-paseo')).toBeNull();
});
