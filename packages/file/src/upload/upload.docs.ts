import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/file/upload',
    functions: {
      uploader: {
        options: 'A dónde o cómo se suben, y cuántos a la vez.',
      },
      tusSend: {
        options: 'El servidor, y cómo se carga `tus-js-client`.',
      },
    },
    types: ['UploadOptions', 'UploadControl', 'UploadSend', 'TusSendOptions'],
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
