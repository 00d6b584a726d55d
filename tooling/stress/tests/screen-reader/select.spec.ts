import type { Page } from '@playwright/test';
import { test, testTranscript } from './screen-reader.ts';

// One letter: after two it would be said as well how much the first one finds, if the second comes late.
testTranscript(
  'one of a list: name and value, place in the list, what was found and chosen',
  'select',
  `
  Tab    → Ciudad, cuadro combinado, contraído, valor Elige una ciudad
  Enter  → Ciudad, diálogo | Buscar, cuadro combinado, expandido | Medellín, opción, 1 de 7
  ArrowDown ArrowDown ArrowDown → Duitama, opción, no disponible, 4 de 7
  «g»    → Buscar, cuadro combinado, expandido, valor g | Envigado, opción, 1 de 1 | «1 resultado»
  Enter  → Ciudad, cuadro combinado, contraído, valor Envigado | «Envigado, opción seleccionada»
  Delete → Ciudad, cuadro combinado, contraído, valor Elige una ciudad | «Nada seleccionado»`,
);

// What was said while it was open is not said again.
testTranscript(
  'several of a list: what is added and taken away, all of them, tokens',
  'select-multiple',
  `
  Tab             → Ciudades, cuadro combinado, contraído, valor Medellín, Cali
  ArrowDown       → Ciudades, diálogo | Buscar, cuadro combinado, expandido
                  | Medellín, opción, seleccionado, 1 de 7
  ArrowDown Enter → Envigado, opción, seleccionado, 2 de 7 | «Envigado, opción seleccionada»
  Enter           → Envigado, opción, 2 de 7 | «Envigado, opción quitada»
  ArrowUp ArrowUp → Seleccionar todo, casilla, parcialmente marcado
  Escape          → Ciudades, cuadro combinado, contraído, valor Medellín, Cali
                  → (silencio)
  ArrowLeft       → Quitar Cali, botón
  Delete          → Quitar Medellín, botón | «Cali, opción quitada»`,
);

const LOADING =
  'Lugar de nacimiento, diálogo | Buscar, cuadro combinado, expandido | «Cargando opciones»';
const LOADED = '→ Municipio 1, opción, 1 de 70 | «30 de 70 resultados»';

test('a remote list says that it loads, and how much came', async ({ reader, page }) => {
  await reader.visit('select-remote', '&waits');
  await reader.follows(`
    Tab   → Lugar de nacimiento, cuadro combinado, contraído, valor Seleccionar
    Enter → ${LOADING}`);
  await answer(page);
  await reader.follows(`${LOADED}
    ArrowDown → Municipio 2, opción, 2 de 70`);
});

test('a remote list that fails says so, and tries again', async ({ reader, page }) => {
  await reader.visit('select-remote', '&fails&waits');
  await reader.follows(`Tab Enter → ${LOADING}`);
  await answer(page);
  await reader.follows(`
              → «No se pudieron cargar las opciones»
    ArrowDown → Reintentar, botón
    Enter     → Buscar, cuadro combinado, expandido | «Cargando opciones»`);
  await answer(page);
  await reader.follows(LOADED);
});

/** Lets the request that waits be answered. */
function answer(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.dispatchEvent(new Event('answer'));
  });
}
