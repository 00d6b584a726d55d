import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/primeros-pasos',
  title: 'Primeros pasos',
  group: 'Empezar',
  entry: 'Primeros pasos',
  order: 1,
  lead: 'Instala los paquetes, importa sus estilos y pega tu primer campo.',
  english:
    'Getting started: install the packages, import their styles and paste a first field. Next.js, React Router, other languages, and what is not included.',
};
