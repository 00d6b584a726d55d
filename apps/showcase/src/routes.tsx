import type { ComponentType } from 'react';

/** What loads on demand together, and the folder that it lives in. */
export type Section =
  | 'home'
  | 'ui'
  | 'forms'
  | 'select'
  | 'date'
  | 'file'
  | 'splide'
  | 'utils'
  | 'social'
  | 'project';

/**
 * A page of the site. Router, sidebar, prerendering and end-to-end tests read these and no other.
 * One sentence on each stands in `descriptions.ts`, which not every first load needs.
 */
export interface SitePage {
  /** Where it is; its module is `src/pages/<path>/page.tsx` (see `page-files.ts`). */
  readonly path: string;
  /** The heading, and with the site's name the document's title. */
  readonly title: string;
  /** Heading of the sidebar group, and first step of the breadcrumb. */
  readonly group: string | null;
  /** Label in the sidebar; `null` keeps the page out of it. */
  readonly entry: string | null;
  readonly section: Section;
  readonly load: () => Promise<{ Page: ComponentType }>;
}

/** Every page, in the order of the sidebar and of "Anterior / Siguiente" (SHL-3, SHL-4). */
export const PAGES: readonly SitePage[] = [
  {
    path: '/',
    title: 'Librería React de uso general',
    group: null,
    entry: null,
    section: 'home',
    load: () => import('./pages/home/page'),
  },
  {
    path: '/ui/buttons',
    title: 'Botones',
    group: 'UI',
    entry: 'Botones',
    section: 'ui',
    load: () => import('./pages/ui/buttons/page'),
  },
  {
    path: '/ui/buttons-group',
    title: 'Grupo de botones',
    group: 'UI',
    entry: 'Grupo botones',
    section: 'ui',
    load: () => import('./pages/ui/buttons-group/page'),
  },
  {
    path: '/forms/basic',
    title: 'Campos básicos',
    group: 'Formularios',
    entry: 'Básicos',
    section: 'forms',
    load: () => import('./pages/forms/basic/page'),
  },
  {
    path: '/forms/extras',
    title: 'Campos con formato',
    group: 'Formularios',
    entry: 'Extras',
    section: 'forms',
    load: () => import('./pages/forms/extras/page'),
  },
  {
    path: '/forms/pin',
    title: 'PIN',
    group: 'Formularios',
    entry: 'PIN',
    section: 'forms',
    load: () => import('./pages/forms/pin/page'),
  },
  {
    path: '/select/basic',
    title: 'Select',
    group: 'Select',
    entry: 'Básico',
    section: 'select',
    load: () => import('./pages/select/basic/page'),
  },
  {
    path: '/select/templates',
    title: 'Plantillas',
    group: 'Select',
    entry: 'Plantillas',
    section: 'select',
    load: () => import('./pages/select/templates/page'),
  },
  {
    path: '/select/remote',
    title: 'Listas remotas',
    group: 'Select',
    entry: 'Listas remotas',
    section: 'select',
    load: () => import('./pages/select/remote/page'),
  },
  {
    path: '/select/options',
    title: 'Opciones del select',
    group: 'Select',
    entry: 'Opciones',
    section: 'select',
    load: () => import('./pages/select/options/page'),
  },
  {
    path: '/date/basic',
    title: 'Fecha',
    group: 'Fecha',
    entry: 'Básico',
    section: 'date',
    load: () => import('./pages/date/basic/page'),
  },
  {
    path: '/date/range',
    title: 'Rango de fechas',
    group: 'Fecha',
    entry: 'Rango',
    section: 'date',
    load: () => import('./pages/date/range/page'),
  },
  {
    path: '/date/utils',
    title: 'Utilidades de fecha',
    group: 'Fecha',
    entry: 'Utilidades',
    section: 'date',
    load: () => import('./pages/date/utils/page'),
  },
  {
    path: '/file/basic',
    title: 'Archivos',
    group: 'Archivos',
    entry: 'Básico',
    section: 'file',
    load: () => import('./pages/file/basic/page'),
  },
  {
    path: '/file/image',
    title: 'Imágenes',
    group: 'Archivos',
    entry: 'Imágenes',
    section: 'file',
    load: () => import('./pages/file/image/page'),
  },
  {
    path: '/splide',
    title: 'Carrusel Splide',
    group: 'Splide',
    entry: 'Básico',
    section: 'splide',
    load: () => import('./pages/splide/basic/page'),
  },
  {
    path: '/utils/theme',
    title: 'Tema claro u oscuro',
    group: 'Utilidades',
    entry: 'Tema Claro/Oscuro',
    section: 'utils',
    load: () => import('./pages/utils/theme/page'),
  },
  {
    path: '/utils/cookies',
    title: 'Cookies',
    group: 'Utilidades',
    entry: 'Cookies',
    section: 'utils',
    load: () => import('./pages/utils/cookies/page'),
  },
  {
    path: '/utils/click',
    title: 'Clic o toque prolongado',
    group: 'Utilidades',
    entry: 'Clic o toque prolongado',
    section: 'utils',
    load: () => import('./pages/utils/click/page'),
  },
  {
    path: '/utils/fullscreen',
    title: 'Pantalla completa',
    group: 'Utilidades',
    entry: 'Pantalla completa',
    section: 'utils',
    load: () => import('./pages/utils/fullscreen/page'),
  },
  {
    path: '/utils/snackbar',
    title: 'Snackbar',
    group: 'Utilidades',
    entry: 'Snackbar',
    section: 'utils',
    load: () => import('./pages/utils/snackbar/page'),
  },
  {
    path: '/utils/password',
    title: 'Contraseña aleatoria',
    group: 'Utilidades',
    entry: 'Contraseña aleatoria',
    section: 'utils',
    load: () => import('./pages/utils/password/page'),
  },
  {
    path: '/social',
    title: 'Ingreso con Google y Facebook',
    group: 'Social',
    entry: null,
    section: 'social',
    load: () => import('./pages/social/basic/page'),
  },
  {
    path: '/novedades',
    title: 'Novedades',
    group: null,
    entry: null,
    section: 'project',
    load: () => import('./pages/novedades/page'),
  },
  {
    path: '/rendimiento',
    title: 'Rendimiento',
    group: null,
    entry: null,
    section: 'project',
    load: () => import('./pages/rendimiento/page'),
  },
  {
    path: '/accesibilidad',
    title: 'Accesibilidad',
    group: null,
    entry: null,
    section: 'project',
    load: () => import('./pages/accesibilidad/page'),
  },
];

/** Name of the site, after the page's own in each title. */
export const SITE_NAME = 'Guadua';

/** The page at a path, with or without a slash at its end. */
export function pageAt(pathname: string): SitePage | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return PAGES.find((page) => page.path === path);
}

/** The document's title for a page, or for an address where there is none. */
export function documentTitle(page: SitePage | undefined): string {
  if (!page) return `Página no encontrada · ${SITE_NAME}`;
  return page.path === '/' ? `${SITE_NAME} · ${page.title}` : `${page.title} · ${SITE_NAME}`;
}

/** The pages of the sidebar, group by group. */
export function sidebarGroups(): { group: string; pages: SitePage[] }[] {
  const groups = new Map<string, SitePage[]>();
  for (const page of PAGES) {
    if (page.group === null || page.entry === null) continue;
    groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  }
  return [...groups].map(([group, pages]) => ({ group, pages }));
}
