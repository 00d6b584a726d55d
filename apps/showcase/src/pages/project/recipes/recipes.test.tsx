import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Conform } from './code/conform';
import { HookForm } from './code/rhf-and-zod';
import { TanStackForm } from './code/tanstack';

const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const ALL = [
  'Nombre: Escribe tu nombre',
  'Correo: Escribe un correo como ana@example.com',
  'Día: Elige un día',
];

/** A server that takes the first visit for another one's, and then each. */
function answer() {
  let count = 0;
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    count++;
    return Response.json(count > 1 ? { number: 7 } : { errors: { correo: ['Ya hay una visita'] } });
  });
}

it.each([
  { library: 'React Hook Form', Recipe: HookForm },
  { library: 'TanStack Form', Recipe: TanStackForm },
  { library: 'Conform', Recipe: Conform },
])(
  'leads to what $library refuses at the first submission, and to what its server says (FRM-5)',
  async ({ Recipe }) => {
    // The tools of TanStack Form look for their panel, once a second.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const server = answer();
    render(<Recipe />);
    const send = () => userEvent.click(screen.getByText('Pedir la visita'));
    const nameField = screen.getByLabelText('Nombre');
    const mail = screen.getByLabelText('Correo');
    await send();
    await vi.waitFor(() => expect(links()).toEqual(ALL));
    await vi.waitFor(() => expect(document.activeElement).toBe(nameField));
    expect(server).not.toHaveBeenCalled();
    await userEvent.type(nameField, 'Ana');
    await vi.waitFor(() => expect(links()).toEqual(ALL.slice(1)));
    await send();
    await vi.waitFor(() => expect(document.activeElement).toBe(mail));
    await userEvent.type(mail, 'ana@example.com');
    await userEvent.selectOptions(screen.getByLabelText('Día'), 'sabado');
    await send();
    await vi.waitFor(() => expect(links()).toEqual(['Correo: Ya hay una visita']));
    await vi.waitFor(() => expect(document.activeElement).toBe(mail));
    await userEvent.type(mail, '.co');
    await send();
    expect(await screen.findByText('Visita 7 anotada')).toBeTruthy();
    expect([links(), server.mock.calls.length]).toEqual([[], 2]);
    server.mockRestore();
    vi.useRealTimers();
  },
);
