import { describe, expect, it } from 'vitest';
import type { IndexedPage } from './search.types';
import { createEngine } from './search-engine';
import { searchEntries } from './search-entries';

const page = (path: string, title: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  path,
  title,
  group: '',
  lead: '',
  examples: [],
  sections: [],
  api: [],
  keys: [],
  ...more,
});

const PAGES = [
  page('/select/basic', 'Select', {
    lead: 'Elige una o varias opciones.',
    keys: [['teclado', 'Alt + ↓', 'Abre sin mover la opción activa.']],
    api: [
      {
        id: 'select',
        name: 'Select',
        description: 'Una lista.',
        props: [['select-max-badges', 'maxBadges', 'Cuántas fichas se ven.']],
      },
    ],
  }),
  page('/utils/password', 'Contraseña aleatoria', {
    examples: [['Generador', 'Todas las opciones y la fortaleza.']],
  }),
  page('/select/options', 'Opciones del select', { lead: 'Otras etiquetas y claves.' }),
];

const find = async (query: string) =>
  (await createEngine(searchEntries({ pages: PAGES })))(query).flatMap(({ results }) =>
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
    ['badges', '/select/basic#select-max-badges'],
    ['max badges', '/select/basic#select-max-badges'],
    ['MAXBADGES', '/select/basic#select-max-badges'],
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
