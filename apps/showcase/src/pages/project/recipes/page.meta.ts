import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/forms/recipes',
  title: 'Recetas de formularios',
  group: 'Formularios',
  entry: 'Recetas',
  order: 8,
  lead: 'El mismo formulario pequeño con una acción de React 19, React Hook Form y zod, TanStack Form, Conform y sin JavaScript, cada uno con un servidor de verdad que responde por campo, y el código para Next.',
  english:
    'The same small form with a React 19 action, React Hook Form and zod, TanStack Form, Conform, and without JavaScript, each with a real server that answers by field, and the code for Next.',
};
