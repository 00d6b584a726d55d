/** The groups of the sidebar, in its order (SHL-4). */
export const PAGE_GROUPS = [
  'UI',
  'Formularios',
  'Select',
  'Fecha',
  'Archivos',
  'Splide',
  'Utilidades',
  'Social',
] as const;

export type PageGroup = (typeof PAGE_GROUPS)[number];
