import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Profile } from './code/accion';
import { readOrder } from './code/leer';

describe('the code that the page shows', () => {
  it('keeps what was written, and shows what the action answered (FRM-2)', async () => {
    const save = vi.fn(async (data: FormData) =>
      data.get('nombre') === 'Ana' ? { nombre: 'Ya existe' } : {},
    );
    render(<Profile save={save} />);
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: /Nombre/ });
    await userEvent.type(name, 'Ana');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await vi.waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('Ya existe')).not.toHaveLength(0);
    expect(name.value).toBe('Ana');
  });

  it.each([
    ['as a browser with scripts sends it', '4500000', '+573105551234', '2026-12-24'],
    ['as one without them sends it', '4.500.000', '310 555 1234', '24/12/2026'],
  ])('reads a form %s', (_, valor, celular, entrega) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ valor, celular, entrega })) data.set(name, value);
    expect(readOrder(data)).toEqual({
      valor: 4_500_000,
      celular: expect.objectContaining({ e164: '+573105551234' }),
      entrega: new Date(2026, 11, 24),
    });
  });
});
