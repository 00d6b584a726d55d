import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/file/upload',
    functions: {
      uploader: {
        description:
          'Lo que recibe `upload`: sube los archivos de un campo al elegirlos. Se puede llamar en cada dibujo.',
        parameters: {
          options: 'A dónde o cómo se suben, y cuántos a la vez.',
        },
      },
      tusSend: {
        description:
          'Un `send` para servidores que hablan tus (https://tus.io): con pausa, y tras un corte sigue en el byte en que iba. Necesita `tus-js-client`.',
        parameters: {
          options: 'El servidor, y cómo se carga `tus-js-client`.',
        },
      },
    },
    types: {
      UploadOptions: true,
      UploadControl: true,
      UploadSend: 'La función de `send`.',
      TusSendOptions: true,
    },
    keys: [
      {
        file: 'uploader.browser.test.tsx',
        rows: [
          {
            keys: ['Enter', 'Espacio'],
            action:
              'En «Pausar», «Reanudar» y «Reintentar»: detiene la subida, sigue, o lo intenta de nuevo. El foco se queda en el botón; si el botón se va, pasa al campo.',
            test: 'stops an upload, keeps how far it was, holds the form and says why; then it goes on',
          },
        ],
      },
    ],
  },
];
