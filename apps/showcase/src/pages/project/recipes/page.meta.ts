import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/forms/recipes',
  title: 'Recetas de formularios',
  group: 'Formularios',
  entry: 'Con otras librerías',
  order: 8,
  lead: 'Un formulario pequeño escrito con React 19, React Hook Form y zod, TanStack Form, Conform, sin JavaScript y en Next, siempre con un servidor que responde por campo.',
  english:
    'The same small form with a React 19 action, React Hook Form and zod, TanStack Form, Conform, and without JavaScript, each with a real server that answers by field, and the code for Next.',
  overview: { line: 'El mismo formulario, con cada librería.', drawing: 'code' },
};
