import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/forms/colombia',
  title: 'Campos de Colombia',
  group: 'Formularios',
  entry: 'Colombia',
  order: 5,
  lead: 'Lo que pide casi todo formulario colombiano: documento, teléfono, placa, código postal, municipio y valor en letras.',
  imports: {
    from: '@guadua/forms/colombia',
    names: ['DocumentInput', 'PhoneInput', 'amountInWords'],
  },
};
