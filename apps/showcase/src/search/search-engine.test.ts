import { describe, expect, it } from 'vitest';
import type { IndexedPage } from './search.types';
import { createEngine } from './search-engine';
import { searchEntries } from './search-entries';

const page = (path: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  path,
  lead: '',
  examples: [],
  sections: [],
  api: [],
  keys: [],
  ...more,
});

const TABLE = [
  { path: '/select/basic', title: 'Select', group: 'Select' },
  { path: '/date/basic', title: 'Fecha', group: 'Fecha' },
  { path: '/utils/password', title: 'Contraseña aleatoria', group: 'Utilidades' },
  { path: '/select/options', title: 'Opciones del select', group: 'Select' },
];

const PAGES = [
  page('/select/basic', {
    lead: 'Elige una o varias opciones.',
    keys: [['teclado', 'Alt + ↓', 'Abre sin mover la opción activa.']],
    api: [['Select', ['maxBadges', 'disabled'], { disabled: 'api-shared--disabled' }]],
  }),
  page('/date/basic', { api: [['DatePicker', ['minDate', 'maxDate'], { maxDate: '' }]] }),
  page('/utils/password', {
    examples: [['Generador', 'Todas las opciones y la fortaleza.']],
  }),
  page('/select/options', { lead: 'Otras etiquetas y claves.' }),
];

const find = async (query: string) =>
  (await createEngine(searchEntries({ pages: PAGES }, TABLE)))(query).flatMap(({ results }) =>
    results.map(({ href }) => href),
  );

describe('createEngine', () => {
  it.each([
    ['contrasena', '/utils/password'],
    ['clave', '/utils/password'],
    ['contraesña', '/utils/password'],
    ['contraseña generador', '/utils/password#generador'],
    ['desplegable', '/select/basic'],
    ['flecha abajo', '/select/basic#teclado'],
    ['badges', '/select/basic#api-select--max-badges'],
    ['max badges', '/select/basic#api-select--max-badges'],
    ['fecha mínima', '/date/basic#api-date-picker--min-date'],
    ['maxDate', '/date/basic'],
    ['deshabilitar select', '/select/basic#api-shared--disabled'],
    ['MAXBADGES', '/select/basic#api-select--max-badges'],
  ])('finds for %j first %s', async (query, href) => expect((await find(query))[0]).toBe(href));

  it('wants every word, and takes some where there is no place with all of them', async () => {
    expect(await find('opciones activa')).toEqual(['/select/basic#teclado']);
    expect(await find('contraseña zzzz')).toContain('/utils/password');
  });

  it('finds nothing for nothing', async () => {
    expect(await find('')).toEqual([]);
    expect(await find('¿?')).toEqual([]);
    expect(await find('zzzz')).toEqual([]);
  });
});
