import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/forms/form',
  title: 'Formulario',
  group: 'Formularios',
  entry: 'Formulario',
  order: 4,
  lead: 'Un formulario nativo que valida, se envía una sola vez y lleva cada error a su campo, venga del navegador, de un esquema o de un servidor.',
  english:
    'A native form that validates, is sent once and brings each error to its field, be it from the browser, a schema or a server.',
  imports: { from: '@guadua/forms', names: ['Form', 'FormErrors'] },
  overview: { line: 'Valida y lleva cada error a su campo.', drawing: 'form' },
  usage: {
    when: [
      'Para formularios nativos y acciones de React 19 que deben validar, enviarse una sola vez y llevar cada error a su campo.',
      'Cuando el servidor o un esquema también responde con errores.',
    ],
    instead: [
      'Si ya usas React Hook Form, TanStack Form o Conform: los campos funcionan con ellos, [con `Form` o sin él](/forms/recipes).',
      'Para un campo suelto: basta con [Field](/forms/basic).',
    ],
    anatomy: `
Form
├─ FormErrors   resumen, con un enlace a cada campo
├─ Field
│  ├─ label
│  ├─ control
│  └─ errores
└─ Button       enviar`,
  },
};
