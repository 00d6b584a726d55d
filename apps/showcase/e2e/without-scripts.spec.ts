import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Page } from '@playwright/test';
import { expect, filesTest as test } from './site.ts';
import { page as formPage, readForm } from './without-scripts/form.ts';

/* Without scripts the browser sends the visible texts of a page that a server has rendered; the server reads them. */

let sent: ReturnType<typeof readForm> | undefined;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') {
    const { 'content-type': type = '' } = request.headers;
    const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
    sent = readForm(await new Response(body, { headers: { 'content-type': type } }).formData());
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(request.method === 'POST' ? '<p role="status">Recibido</p>' : formPage());
}

const server = createServer((request, response) => void answer(request, response));
let address = '';

test.use({ javaScriptEnabled: false });

test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}/`;
});
test.afterAll(() => server.close());

async function send(page: Page) {
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('status')).toHaveText('Recibido');
}

test('a server reads back the values that it has rendered', async ({ page }) => {
  await page.goto(address);
  await send(page);
  expect(sent).toEqual({
    nombre: 'Ana',
    salario: 4500000,
    cantidad: 12.5,
    codigo: '1234',
    cpf: '390.533.447-05',
    nit: '8999990681',
    celular: '+573001234567',
    placa: 'ABC123',
    direccion: { via: 'Calle', address1: '100', address2: '8A', address3: '55', rest: '' },
    dia: '2026-11-20',
    desde: '2026-11-20',
    hasta: '2026-11-24',
    viaje: ['2026-11-20', '2026-11-24'],
    hora: '07:30',
    ciudad: 'bog',
    color: 'verde',
    avisos: ['correo'],
  });
});

test('a server reads the values that a person has entered', async ({ page }) => {
  await page.goto(address);
  for (const [label, text] of [
    ['Nombre', 'Luisa'],
    ['Salario', '1.250.000,5'],
    ['Cantidad', '3'],
    ['Código', '9876'],
    ['CPF', '111.444.777-35'],
    ['NIT', '890.903.938-8'],
    ['Teléfono', '310 555 6677'],
    ['Placa', 'xyz 987'],
    ['Día', '05/03/2027'],
    ['Viaje', '05/03/2027 - 09/03/2027'],
    ['Hora', '06:15 PM'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('combobox', { name: 'Estadía inicio' }).fill('01/02/2027');
  await page.getByRole('combobox', { name: 'Estadía fin' }).fill('03/02/2027');
  await page.getByRole('group', { name: 'Dirección' }).getByRole('combobox').fill('Carrera');
  await page.getByRole('radio', { name: 'Azul' }).check();
  await page.getByRole('checkbox', { name: 'Celular' }).check();
  await send(page);
  expect(sent).toMatchObject({
    nombre: 'Luisa',
    salario: 1250000.5,
    cantidad: 3,
    codigo: '9876',
    cpf: '111.444.777-35',
    nit: '8909039388',
    celular: '+573105556677',
    placa: 'XYZ987',
    direccion: { via: 'Carrera', address1: '100', address2: '8A', address3: '55', rest: '' },
    dia: '2027-03-05',
    desde: '2027-02-01',
    hasta: '2027-02-03',
    viaje: ['2027-03-05', '2027-03-09'],
    hora: '18:15',
    color: 'azul',
    avisos: ['correo', 'celular'],
  });
});

test('a server reads null where a text is no number, no day and no NIT', async ({ page }) => {
  await page.goto(address);
  await page.getByLabel('Salario').fill('mucho');
  await page.getByLabel('Día', { exact: true }).fill('31/02/2027');
  await page.getByLabel('NIT').fill('890.903.938-1');
  await page.getByLabel('Cantidad').fill('');
  await send(page);
  expect(sent).toMatchObject({ salario: null, dia: null, nit: null, cantidad: null });
});
