import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/forms/groups',
  title: 'Grupos',
  group: 'Formularios',
  entry: 'Grupos',
  order: 6,
  lead: 'Varias casillas que son un solo valor, y varios campos que comparten título, errores y si se pueden usar.',
  english: 'Several choices of one question as one value, and fields that belong together.',
  imports: { from: '@guadua/forms', names: ['CheckboxGroup', 'Fieldset'] },
};
