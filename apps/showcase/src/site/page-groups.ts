/** Titles of the sidebar's groups, in its order (SHL-4), by the folder of their pages. */
const TITLES = {
  start: 'Empezar',
  ui: 'UI',
  forms: 'Formularios',
  select: 'Select',
  date: 'Fecha',
  file: 'Archivos',
  splide: 'Splide',
  utils: 'Utilidades',
  social: 'Social',
  project: 'Proyecto',
} as const;

export type PageGroup = (typeof TITLES)[keyof typeof TITLES];

export const PAGE_GROUPS: readonly PageGroup[] = Object.values(TITLES);
