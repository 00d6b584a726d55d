import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/forms/basic',
  title: 'Campos básicos',
  group: 'Formularios',
  entry: 'Básicos',
  order: 1,
  lead: 'Texto, número, área de texto y lista nativa, con su etiqueta, su ayuda y sus errores unidos por un solo campo.',
  imports: { from: '@guadua/forms', names: ['Field', 'TextInput'] },
};
