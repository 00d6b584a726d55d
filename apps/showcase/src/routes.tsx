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
  | 'social';

/** A page of the site. Router, sidebar, prerendering and end-to-end tests read these and no other. */
export interface SitePage {
  /** Where it is; its module is `src/pages/<path>/page.tsx` (see `pageModule`). */
  readonly path: string;
  /** The heading, and with the site's name the document's title. */
  readonly title: string;
  /** One sentence: the lead of the page and its description for search engines. */
  readonly description: string;
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
    description:
      'Guadua: componentes React 19 en español de Colombia para formularios, listas, fechas y archivos, accesibles y medidos.',
    group: null,
    entry: null,
    section: 'home',
    load: () => import('./pages/home/page'),
  },
  {
    path: '/ui/buttons',
    title: 'Botones',
    description:
      'Diez tonos, tres variantes y un estado de carga que conserva su ancho: el botón que ya sabe portarse bien.',
    group: 'UI',
    entry: 'Botones',
    section: 'ui',
    load: () => import('./pages/ui/buttons/page'),
  },
  {
    path: '/ui/buttons-group',
    title: 'Grupo de botones',
    description:
      'Botones unidos que comparten borde y, si hace falta, una sola elección que se recorre con las flechas.',
    group: 'UI',
    entry: 'Grupo botones',
    section: 'ui',
    load: () => import('./pages/ui/buttons-group/page'),
  },
  {
    path: '/forms/basic',
    title: 'Campos básicos',
    description:
      'Texto, número, área de texto y lista nativa, con su etiqueta, su ayuda y sus errores unidos por un solo campo.',
    group: 'Formularios',
    entry: 'Básicos',
    section: 'forms',
    load: () => import('./pages/forms/basic/page'),
  },
  {
    path: '/forms/extras',
    title: 'Campos con formato',
    description:
      'Moneda, dirección colombiana, NIT y máscaras que ayudan mientras se escribe y entregan un valor limpio.',
    group: 'Formularios',
    entry: 'Extras',
    section: 'forms',
    load: () => import('./pages/forms/extras/page'),
  },
  {
    path: '/forms/pin',
    title: 'PIN',
    description:
      'Un código casilla por casilla: se escribe, se pega o llega por SMS, y siempre es un solo valor.',
    group: 'Formularios',
    entry: 'PIN',
    section: 'forms',
    load: () => import('./pages/forms/pin/page'),
  },
  {
    path: '/select/basic',
    title: 'Select',
    description:
      'Elige una o varias opciones de una lista, con búsqueda que entiende tildes y sin perder velocidad con cien mil filas.',
    group: 'Select',
    entry: 'Básico',
    section: 'select',
    load: () => import('./pages/select/basic/page'),
  },
  {
    path: '/select/templates',
    title: 'Plantillas',
    description:
      'La insignia y la fila de cada opción, dibujadas por ti: con retrato, con detalle o compactas.',
    group: 'Select',
    entry: 'Plantillas',
    section: 'select',
    load: () => import('./pages/select/templates/page'),
  },
  {
    path: '/select/remote',
    title: 'Listas remotas',
    description:
      'Más de mil municipios de Colombia que llegan por páginas, agrupados por departamento y con búsqueda en el servidor.',
    group: 'Select',
    entry: 'Listas remotas',
    section: 'select',
    load: () => import('./pages/select/remote/page'),
  },
  {
    path: '/select/options',
    title: 'Opciones del select',
    description:
      'Otras etiquetas y claves, límites, opciones nuevas, deshabilitadas y una lista de cien mil.',
    group: 'Select',
    entry: 'Opciones',
    section: 'select',
    load: () => import('./pages/select/options/page'),
  },
  {
    path: '/date/basic',
    title: 'Fecha',
    description:
      'Un calendario que se escribe o se elige, con hora, límites y los festivos de Colombia.',
    group: 'Fecha',
    entry: 'Básico',
    section: 'date',
    load: () => import('./pages/date/basic/page'),
  },
  {
    path: '/date/range',
    title: 'Rango de fechas',
    description:
      'Dos fechas en un solo campo, con accesos directos, días bloqueados y dos meses a la vista.',
    group: 'Fecha',
    entry: 'Rango',
    section: 'date',
    load: () => import('./pages/date/range/page'),
  },
  {
    path: '/date/utils',
    title: 'Utilidades de fecha',
    description:
      'Las funciones que usan los calendarios, sueltas: festivos, días hábiles, formatos y más.',
    group: 'Fecha',
    entry: 'Utilidades',
    section: 'date',
    load: () => import('./pages/date/utils/page'),
  },
  {
    path: '/file/basic',
    title: 'Archivos',
    description:
      'Uno o varios archivos, elegidos o soltados, revisados por lo que son y no por cómo se llaman.',
    group: 'Archivos',
    entry: 'Básico',
    section: 'file',
    load: () => import('./pages/file/basic/page'),
  },
  {
    path: '/file/image',
    title: 'Imágenes',
    description: 'Una imagen con vista previa, reducida en el navegador antes de enviarla.',
    group: 'Archivos',
    entry: 'Imágenes',
    section: 'file',
    load: () => import('./pages/file/image/page'),
  },
  {
    path: '/splide',
    title: 'Carrusel Splide',
    description:
      'El motor de Splide con nuestra envoltura: visible antes del guion, en español y con pausa.',
    group: 'Splide',
    entry: 'Básico',
    section: 'splide',
    load: () => import('./pages/splide/basic/page'),
  },
  {
    path: '/utils/theme',
    title: 'Tema claro u oscuro',
    description:
      'Sigue al sistema, recuerda tu elección, la comparte entre pestañas y nunca destella en blanco.',
    group: 'Utilidades',
    entry: 'Tema Claro/Oscuro',
    section: 'utils',
    load: () => import('./pages/utils/theme/page'),
  },
  {
    path: '/utils/cookies',
    title: 'Cookies',
    description: 'Leer, escribir y borrar cookies conservando el tipo de cada valor.',
    group: 'Utilidades',
    entry: 'Cookies',
    section: 'utils',
    load: () => import('./pages/utils/cookies/page'),
  },
  {
    path: '/utils/click',
    title: 'Clic o toque prolongado',
    description: 'Distingue un clic corto de uno sostenido, con ratón, dedo, lápiz o teclado.',
    group: 'Utilidades',
    entry: 'Clic o toque prolongado',
    section: 'utils',
    load: () => import('./pages/utils/click/page'),
  },
  {
    path: '/utils/fullscreen',
    title: 'Pantalla completa',
    description: 'Entra y sale de pantalla completa, y se entera cuando otro lo hace.',
    group: 'Utilidades',
    entry: 'Pantalla completa',
    section: 'utils',
    load: () => import('./pages/utils/fullscreen/page'),
  },
  {
    path: '/utils/snackbar',
    title: 'Snackbar',
    description:
      'Un aviso breve que llega sin interrumpir, espera si lo estás leyendo y se anuncia a quien no lo ve.',
    group: 'Utilidades',
    entry: 'Snackbar',
    section: 'utils',
    load: () => import('./pages/utils/snackbar/page'),
  },
  {
    path: '/utils/password',
    title: 'Contraseña aleatoria',
    description:
      'Contraseñas de azar verdadero, con las clases de caracteres que pidas y su fortaleza en bits.',
    group: 'Utilidades',
    entry: 'Contraseña aleatoria',
    section: 'utils',
    load: () => import('./pages/utils/password/page'),
  },
  {
    path: '/social',
    title: 'Ingreso con Google y Facebook',
    description:
      'Los dos ingresos sociales, cargados solo cuando alguien los pide y con errores que se entienden.',
    group: 'Social',
    entry: null,
    section: 'social',
    load: () => import('./pages/social/basic/page'),
  },
];

/** Name of the site, after the page's own in each title. */
export const SITE_NAME = 'Guadua';

/** The page at a path, with or without a slash at its end. */
export function pageAt(pathname: string): SitePage | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return PAGES.find((page) => page.path === path);
}

/** The module of a page, from the root of the site's folder; prerendering finds its files by it. */
export function pageModule({ path }: SitePage): string {
  const folder =
    path === '/' ? 'home' : path.split('/').length > 2 ? path.slice(1) : `${path.slice(1)}/basic`;
  return `src/pages/${folder}/page.tsx`;
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
