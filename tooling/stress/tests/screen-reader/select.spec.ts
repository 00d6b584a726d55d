import type { Page } from '@playwright/test';
import { test } from './screen-reader.ts';

test('one of a list: name and value, place in the list, what was found and chosen', async ({
  reader,
}) => {
  await reader.visit('select');
  await reader.press('Tab');
  await reader.announces('Ciudad, cuadro combinado, contraído, valor Elige una ciudad');
  await reader.press('Enter');
  await reader.announces(
    'Ciudad, diálogo',
    'Buscar, cuadro combinado, expandido',
    'Medellín, opción, 1 de 7',
  );
  await reader.press('ArrowDown', 'ArrowDown', 'ArrowDown');
  await reader.announces('Duitama, opción, no disponible, 4 de 7');
  // One letter: after two it would be said as well how much the first one finds, if the second comes late.
  await reader.type('g');
  await reader.announces(
    'Buscar, cuadro combinado, expandido, valor g',
    'Envigado, opción, 1 de 1',
    '«1 resultado»',
  );
  await reader.press('Enter');
  await reader.announces(
    'Ciudad, cuadro combinado, contraído, valor Envigado',
    '«Envigado, opción seleccionada»',
  );
  await reader.press('Delete');
  await reader.announces(
    'Ciudad, cuadro combinado, contraído, valor Elige una ciudad',
    '«Nada seleccionado»',
  );
});

test('several of a list: what is added and taken away, all of them, tokens', async ({ reader }) => {
  await reader.visit('select-multiple');
  await reader.press('Tab');
  await reader.announces('Ciudades, cuadro combinado, contraído, valor Medellín, Cali');
  await reader.press('ArrowDown');
  await reader.announces(
    'Ciudades, diálogo',
    'Buscar, cuadro combinado, expandido',
    'Medellín, opción, seleccionado, 1 de 7',
  );
  await reader.press('ArrowDown', 'Enter');
  await reader.announces(
    'Envigado, opción, seleccionado, 2 de 7',
    '«Envigado, opción seleccionada»',
  );
  await reader.press('Enter');
  await reader.announces('Envigado, opción, 2 de 7', '«Envigado, opción quitada»');
  await reader.press('ArrowUp', 'ArrowUp');
  await reader.announces('Seleccionar todo, casilla, parcialmente marcado');
  // What was said while it was open is not said again.
  await reader.press('Escape');
  await reader.announces('Ciudades, cuadro combinado, contraído, valor Medellín, Cali');
  await reader.announcesNothing();
  await reader.press('ArrowLeft');
  await reader.announces('Quitar Cali, botón');
  await reader.press('Delete');
  await reader.announces('Quitar Medellín, botón', '«Cali, opción quitada»');
});

test('a remote list says that it loads, and how much came', async ({ reader, page }) => {
  await reader.visit('select-remote', '&waits');
  await reader.press('Tab');
  await reader.announces('Lugar de nacimiento, cuadro combinado, contraído, valor Seleccionar');
  await reader.press('Enter');
  await reader.announces(
    'Lugar de nacimiento, diálogo',
    'Buscar, cuadro combinado, expandido',
    '«Cargando opciones»',
  );
  await answer(page);
  await reader.announces('Municipio 1, opción, 1 de 70', '«30 de 70 resultados»');
  await reader.press('ArrowDown');
  await reader.announces('Municipio 2, opción, 2 de 70');
});

test('a remote list that fails says so, and tries again', async ({ reader, page }) => {
  await reader.visit('select-remote', '&fails&waits');
  await reader.press('Tab', 'Enter');
  await reader.announces(
    'Lugar de nacimiento, diálogo',
    'Buscar, cuadro combinado, expandido',
    '«Cargando opciones»',
  );
  await answer(page);
  await reader.announces('«No se pudieron cargar las opciones»');
  await reader.press('ArrowDown');
  await reader.announces('Reintentar, botón');
  await reader.press('Enter');
  await reader.announces('Buscar, cuadro combinado, expandido', '«Cargando opciones»');
  await answer(page);
  await reader.announces('Municipio 1, opción, 1 de 70', '«30 de 70 resultados»');
});

/** Lets the request that waits be answered. */
function answer(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.dispatchEvent(new Event('answer'));
  });
}
