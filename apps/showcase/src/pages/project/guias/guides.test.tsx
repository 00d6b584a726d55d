import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { After } from './examples/after';
import { Before } from './examples/before';
import { Code } from './screens/input-otp-after';
import { Company } from './screens/mantine-after';
import { Hearing } from './screens/react-datepicker-after';
import { Supports } from './screens/react-dropzone-after';
import { Delivery } from './screens/react-select-after';

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

const choose = async (field: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const write = (field: string, text: string) => userEvent.type(screen.getByLabelText(field), text);

it.each([
  ['react-select', Delivery, 1, () => choose('Ciudades', 'Tunja'), { ciudades: ['15001'] }],
  [
    'react-datepicker',
    Hearing,
    1,
    () => write('Audiencia', '10/12/2026{Enter}'),
    { audiencia: '2026-12-10' },
  ],
  ['input-otp', Code, 1, () => write('Código', '123456'), { codigo: '123456' }],
  [
    'Mantine',
    Company,
    3,
    async () => {
      await write('Empresa', 'Acme');
      await write('Empleados', '1200');
      await choose('Tamaño', 'Grande');
    },
    { empresa: 'Acme', empleados: 1200, tamano: 'Grande' },
  ],
] as const)(
  'what comes after %s asks for what is missing, and sends its values',
  async (_, Screen, missing, fillIn, sent) => {
    const { container } = render(<Screen />);
    await userEvent.click(screen.getByRole('button', SEND));
    await vi.waitFor(() =>
      expect(within(container).getAllByText('Requerido').length).toBe(missing),
    );
    await fillIn();
    await userEvent.click(screen.getByRole('button', SEND));
    await vi.waitFor(() =>
      expect(screen.getByText(/^\{.*\}$/).textContent).toBe(JSON.stringify(sent)),
    );
  },
);

it('what comes after react-dropzone sends the files that are listed', async () => {
  render(<Supports />);
  const file = new File(['%PDF-1.7'], 'acta.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Soportes', { selector: 'input' }), file);
  await screen.findByText('acta.pdf');
  await userEvent.click(screen.getByRole('button', SEND));
  await vi.waitFor(() => expect(screen.getByText('{"soportes":["acta.pdf"]}')).toBeTruthy());
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
