import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { After } from './examples/after';
import { Before } from './examples/before';

const SEND = { name: 'Enviar' };

async function fill(nit: string) {
  await userEvent.type(screen.getByLabelText('Empresa'), 'Acme');
  await userEvent.type(screen.getByLabelText('NIT'), nit);
  await userEvent.type(screen.getByLabelText('Valor'), '4500,5');
  await userEvent.click(screen.getByRole('button', SEND));
}

it.each([
  ['Antes', Before],
  ['Después', After],
])('%s: asks for what is missing, and hands over the same order', async (_, Screen) => {
  const { container } = render(<Screen />);
  await userEvent.click(screen.getByRole('button', SEND));
  await vi.waitFor(() => expect(within(container).getAllByText('Requerido').length).toBe(3));
  await fill('900373913-4');
  await vi.waitFor(() =>
    expect(screen.getByText(/^\{.*\}$/).textContent).toBe(
      '{"empresa":"Acme","nit":"900373913-4","valor":4500.5}',
    ),
  );
});

it('takes a wrong NIT before, and refuses it afterwards', async () => {
  const before = render(<Before />);
  await fill('900373913-1');
  expect(await screen.findByText(/"nit":"900373913-1"/)).toBeTruthy();
  before.unmount();
  render(<After />);
  await fill('900373913-1');
  await vi.waitFor(() => expect(screen.getByLabelText('NIT').ariaInvalid).toBe('true'));
  expect(screen.queryByText(/"nit"/)).toBeNull();
});
