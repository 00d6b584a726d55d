import { test } from './screen-reader.ts';

test('a field says its name, that it must be filled in, and its help; its error once', async ({
  reader,
}) => {
  await reader.visit('text-input');
  await reader.press('Tab');
  await reader.announces('Usuario, campo de texto, obligatorio, Así te verán los demás');
  await reader.press('Tab');
  await reader.announces('«Requerido»');
  await reader.press('Shift+Tab');
  await reader.announces(
    'Usuario, campo de texto, obligatorio, no válido, Así te verán los demás Requerido',
  );
  await reader.announcesNothing();
});

test('a NIT offers its check digit, and says what is wrong with another', async ({ reader }) => {
  await reader.visit('nit-input');
  await reader.press('Tab');
  await reader.announces('NIT, campo de texto');
  await reader.type('899999068');
  await reader.announces(
    'NIT, campo de texto, valor 899.999.068, Agregar el dígito de verificación 1',
  );
  await reader.press('Tab');
  await reader.announces('Agregar el dígito de verificación 1, botón');
  await reader.press('Enter');
  await reader.announces('NIT, campo de texto, valor 899.999.068-1');
  await reader.press('Backspace', '3', 'Shift+Tab');
  await reader.announces('«NIT inválido»');
  await reader.press('Tab');
  await reader.announces('NIT, campo de texto, no válido, valor 899.999.068-3, NIT inválido');
});

test('an address is a group of four named parts, with a list for the first', async ({ reader }) => {
  await reader.visit('address-input');
  await reader.press('Tab');
  await reader.announces(
    'Dirección, grupo',
    'Tipo de vía, cuadro combinado, expandido, obligatorio',
    'Calle, opción, seleccionado',
  );
  await reader.type('carr');
  await reader.announces(
    'Tipo de vía, cuadro combinado, expandido, obligatorio, valor carr',
    'Carrera, opción, seleccionado',
  );
  await reader.press('Enter');
  await reader.announces('Número de vía, campo de texto, obligatorio');
});

test('choices say their group, their place and their state', async ({ reader }) => {
  await reader.visit('radio-group');
  await reader.press('Tab');
  await reader.announces(
    'Entrega, grupo de opciones',
    'A domicilio, botón de opción, sin marcar, Llega mañana',
  );
  await reader.press('Space');
  await reader.announces('A domicilio, botón de opción, marcado, Llega mañana');

  await reader.visit('checkbox');
  await reader.press('Tab');
  await reader.announces('Acepto los términos, casilla, sin marcar');
  await reader.press('Space');
  await reader.announces('Acepto los términos, casilla, marcado');
  await reader.press('Tab');
  await reader.announces('Todas las ciudades, casilla, parcialmente marcado');
});
