import { sectionIndexes } from '../build/pages.ts';
import { PAGES } from './pages.ts';
import { expect, filesTest, test } from './site.ts';

/** The addresses that were promised (SHL-3), with their group and entry in the sidebar (SHL-4). */
const PROMISED = [
  ['/', undefined, undefined],
  ['/primeros-pasos', 'Empezar', 'Primeros pasos'],
  ['/componentes', 'Empezar', 'Componentes'],
  ['/ui/buttons', 'UI', 'Botones'],
  ['/ui/buttons-group', 'UI', 'Grupo botones'],
  ['/ui/popover', 'UI', 'Popover'],
  ['/forms/basic', 'Formularios', 'Básicos'],
  ['/forms/extras', 'Formularios', 'Extras'],
  ['/forms/pin', 'Formularios', 'PIN'],
  ['/forms/form', 'Formularios', 'Formulario'],
  ['/forms/colombia', 'Formularios', 'Colombia'],
  ['/forms/groups', 'Formularios', 'Grupos'],
  ['/forms/password', 'Formularios', 'Contraseña'],
  ['/forms/headless', 'Formularios', 'Input propio'],
  ['/forms/recipes', 'Formularios', 'Recetas'],
  ['/select/basic', 'Select', 'Básico'],
  ['/select/templates', 'Select', 'Plantillas'],
  ['/select/remote', 'Select', 'Listas remotas'],
  ['/select/options', 'Select', 'Opciones'],
  ['/select/autocomplete', 'Select', 'Autocompletar'],
  ['/date/basic', 'Fecha', 'Básico'],
  ['/date/range', 'Fecha', 'Rango'],
  ['/date/time', 'Fecha', 'Hora'],
  ['/date/period', 'Fecha', 'Periodos'],
  ['/date/utils', 'Fecha', 'Utilidades'],
  ['/file/basic', 'Archivos', 'Básico'],
  ['/file/image', 'Archivos', 'Imágenes'],
  ['/file/upload', 'Archivos', 'Subir'],
  ['/splide', 'Splide', 'Básico'],
  ['/utils/theme', 'Utilidades', 'Tema Claro/Oscuro'],
  ['/utils/cookies', 'Utilidades', 'Cookies'],
  ['/utils/click', 'Utilidades', 'Clic o toque prolongado'],
  ['/utils/fullscreen', 'Utilidades', 'Pantalla completa'],
  ['/utils/snackbar', 'Utilidades', 'Snackbar'],
  ['/utils/password', 'Utilidades', 'Contraseña aleatoria'],
  ['/tema', 'Proyecto', 'Tema'],
  ['/recetas', 'Proyecto', 'Recetas'],
  ['/accesibilidad', 'Proyecto', 'Accesibilidad'],
  ['/estados', 'Proyecto', 'Estados'],
  ['/rendimiento', 'Proyecto', 'Rendimiento'],
  ['/guias', 'Proyecto', 'Guías'],
  ['/migrar', 'Proyecto', 'Migrar'],
  ['/errores', 'Proyecto', 'Errores'],
  ['/novedades', 'Proyecto', 'Novedades'],
];

filesTest('the route table holds what was promised, in its order (SHL-3, SHL-4)', () => {
  const inSidebar = PAGES.filter(({ path, entry }) => path === '/' || entry !== undefined);
  expect(inSidebar.map(({ path, group, entry }) => [path, group, entry])).toEqual(PROMISED);
});

filesTest('/social is a page without a sidebar entry (SHL-3)', () => {
  expect(PAGES.find(({ path }) => path === '/social')?.entry).toBeUndefined();
});

filesTest('the report of conformance belongs to the page on accessibility', () => {
  expect(PAGES.find(({ path }) => path === '/conformidad')?.entry).toBeUndefined();
});

filesTest('each section has an address, which leads to its first page', () => {
  expect(sectionIndexes(PAGES).map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/ui /ui/buttons',
    '/forms /forms/basic',
    '/select /select/basic',
    '/date /date/basic',
    '/file /file/basic',
    '/utils /utils/theme',
  ]);
});

for (const [index, { from, to }] of sectionIndexes(PAGES).entries()) {
  test(`the address ${from} leads to ${to}`, { tag: index === 0 ? [] : '@long' }, async ({
    page,
  }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
}
