import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/forms/form',
  title: 'Formulario',
  group: 'Formularios',
  entry: 'Formulario',
  order: 4,
  lead: 'Un formulario nativo que valida, se envía una sola vez y lleva cada error a su campo, venga del navegador, de un esquema o de un servidor.',
  imports: { from: '@guadua/forms', names: ['Form', 'FormErrors'] },
};
