import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/ui/buttons',
    order: 100,
    functions: {
      copyToClipboard: {
        description:
          'Copia un texto con la API del portapapeles o, si falta o la niegan, con el comando antiguo del navegador. Si nada sirve, rechaza con un `ClipboardError`.',
        parameters: {
          text: 'El texto.',
        },
      },
      useClipboard: {
        description: '`copyToClipboard` con su resultado como estado.',
        parameters: {
          options: 'Cuánto dura la confirmación.',
        },
      },
    },
  },
];
