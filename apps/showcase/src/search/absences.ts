import { queryWords } from './words';

/** What Guadua does not have, by the words that people look for it with; folded, and whole words only. */
const ABSENCES: readonly (readonly [words: string, sentence: string])[] = [
  ['tabla tablas table tables datagrid datatable grilla', 'Guadua no trae tablas.'],
  ['tabs tab pestana pestanas', 'Guadua no trae pestañas.'],
  ['menu menus dropdown', 'Guadua no trae menús: para pocas acciones sirve Popover.'],
  [
    'modal modales dialog dialogo dialogos',
    'Guadua no trae diálogos: el navegador tiene <dialog>.',
  ],
  ['acordeon accordion collapse', 'Guadua no trae acordeones: el navegador tiene <details>.'],
  ['drawer sidebar', 'Guadua no trae paneles laterales: el navegador tiene <dialog>.'],
  ['arbol tree treeview', 'Guadua no trae árboles.'],
  ['chart charts grafica graficas grafico graficos', 'Guadua no trae gráficas.'],
  ['paginacion paginador pagination paginator', 'Guadua no trae paginadores.'],
  ['breadcrumb breadcrumbs migas', 'Guadua no trae migas de pan.'],
  ['stepper asistente wizard', 'Guadua no trae asistentes por pasos.'],
  [
    'progress progreso skeleton esqueleto spinner',
    'Guadua no trae barras de progreso ni esqueletos.',
  ],
  ['editor wysiwyg markdown', 'Guadua no trae editores de texto con formato.'],
  ['icon icons icono iconos', 'Guadua no trae un juego de iconos.'],
  ['grid layout rejilla', 'Guadua no trae rejillas: usa las de CSS.'],
  ['vue svelte solid preact', 'Guadua es solo para React 19.'],
];

const SENTENCES: ReadonlyMap<string, string> = new Map(
  ABSENCES.flatMap(([words, sentence]) => words.split(' ').map((word) => [word, sentence])),
);

/** What is to be said of a question that asks for something Guadua does not have; empty for the others. */
export function absenceOf(query: string): string {
  const sentences = queryWords(query).flatMap((word) => SENTENCES.get(word) ?? []);
  return [...new Set(sentences)].join(' ');
}
