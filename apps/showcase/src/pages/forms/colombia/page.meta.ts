import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/forms/colombia',
  title: 'Campos de Colombia',
  group: 'Formularios',
  entry: 'Colombia',
  order: 5,
  lead: 'Lo que pide casi todo formulario colombiano: documento, teléfono, placa, código postal, municipio y valor en letras.',
  english:
    'What nearly every Colombian form asks for: identity document, phone, plate, postal code, municipality, amounts in words.',
  imports: {
    from: '@guadua/forms/colombia',
    names: ['DocumentInput', 'PhoneInput', 'amountInWords'],
  },
  overview: { line: 'Documento, teléfono y placa.', drawing: 'colombia' },
  usage: {
    when: [
      'Para cédulas, celulares, placas y códigos postales que se escriben de muchas formas y se guardan de una.',
      'Para facturas y contratos que piden el valor o la fecha en letras.',
    ],
    instead: [
      'Para el NIT y la dirección: están en los [campos con formato](/forms/extras).',
      'Para un teléfono que no hay que revisar: [TextInput](/forms/basic) con `type="tel"`.',
    ],
    anatomy: `
Field
├─ label
└─ DocumentInput
   ├─ tipo         lista nativa
   └─ número       texto, con su largo y sus caracteres`,
  },
};
