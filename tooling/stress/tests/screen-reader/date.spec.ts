import { test } from './screen-reader.ts';

test('a calendar reads each day in full, what it is and why it is locked', async ({ reader }) => {
  await reader.visit('calendar');
  await reader.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab');
  await reader.announces(
    'Fecha de la cita, grupo',
    'noviembre de 2026, cuadrícula',
    'miércoles, 18 de noviembre de 2026, seleccionado, celda, seleccionado',
  );
  await reader.press('ArrowRight', 'ArrowRight');
  await reader.announces('viernes, 20 de noviembre de 2026, hoy, celda, fecha actual');
  await reader.press('ArrowRight', 'ArrowRight');
  await reader.announces(
    'domingo, 22 de noviembre de 2026, Los domingos no atendemos, no disponible, celda, no disponible',
  );
  await reader.press('Enter');
  await reader.announces('«Esa fecha no está disponible: Los domingos no atendemos»');
  await reader.press('ArrowRight', 'ArrowRight');
  await reader.announces('martes, 24 de noviembre de 2026, Día de la familia, celda');
  await reader.press('Enter');
  await reader.announces(
    'martes, 24 de noviembre de 2026, seleccionado, Día de la familia, celda, seleccionado',
  );
  await reader.press('PageUp', 'PageUp');
  await reader.announces('jueves, 24 de septiembre de 2026, celda');
});

test('a date with its time is picked without a screen', async ({ reader }) => {
  await reader.visit('date-picker');
  await reader.press('Tab');
  await reader.announces('Fecha de entrega, cuadro combinado, expandido');
  await reader.press('ArrowDown');
  await reader.announces(
    'Elegir fecha, diálogo',
    'noviembre de 2026, cuadrícula',
    'viernes, 20 de noviembre de 2026, hoy, celda, fecha actual',
  );
  await reader.press('ArrowRight');
  await reader.announces('sábado, 21 de noviembre de 2026, celda');
  await reader.press('PageDown');
  await reader.announces('lunes, 21 de diciembre de 2026, celda');
  await reader.press('Enter');
  await reader.announces('lunes, 21 de diciembre de 2026, seleccionado, celda, seleccionado');
  await reader.press('Tab');
  await reader.announces('Hora, grupo', 'Hora, hora, control numérico, valor 12');
  await reader.press('ArrowUp');
  await reader.announces('Hora, hora, control numérico, valor 01');
  await reader.press('Enter');
  await reader.announces(
    'Fecha de entrega, cuadro combinado, contraído, valor 21/12/2026, 01:00 AM',
  );
});

test('a typed date that can’t be read says how to write it, once', async ({ reader }) => {
  await reader.visit('date-picker');
  await reader.press('Tab');
  await reader.type('nunca');
  await reader.press('Tab');
  await reader.announces(
    'Elegir fecha, botón, contraído',
    '¡No entendemos esa fecha. Escríbela así: 20/11/2026, 12:00 AM!',
  );
  await reader.press('Shift+Tab');
  await reader.announces(
    'Fecha de entrega, cuadro combinado, expandido, no válido, valor nunca, No entendemos esa fecha. Escríbela así: 20/11/2026, 12:00 AM',
  );
  await reader.announcesNothing();
});
