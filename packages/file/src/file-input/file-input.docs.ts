import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/file/basic',
    components: ['FileInput'],
    types: ['FileChangeDetails', 'FileRejection', 'FileItemState', 'PdfThumbnailOptions'],
    functions: {
      reorderItems: {},
      renameItems: {},
      pdfThumbnail: {
        options: 'Cómo se carga `pdfjs-dist`.',
      },
    },
    variables: {
      '--gd-file-input-edge': 'Borde de la zona donde se sueltan los archivos.',
      '--gd-file-input-list-block-size': 'Alto desde el que la lista de archivos se desplaza.',
      '--gd-file-input-preview-size': 'Lado de la miniatura de cada archivo.',
    },
    keys: [
      {
        file: 'file-input.browser.test.tsx',
        rows: [
          {
            keys: ['Tab'],
            action: 'Del campo a cada enlace y a cada botón de quitar.',
            test: 'goes from the button to each remove button',
          },
          {
            keys: ['Enter', 'Espacio', 'Supr'],
            action: 'En un botón de quitar: quita el archivo; el foco pasa al siguiente.',
            test: 'removes with "{Enter}" and moves to the next, the previous, then the input',
          },
          {
            keys: ['Ctrl + V'],
            action: 'Dentro del campo: pega los archivos o la captura copiada.',
            test: 'takes pasted files, and leaves pasted text alone',
          },
        ],
      },
      {
        file: '../list-tools/list-tools.browser.test.tsx',
        rows: [
          {
            keys: ['Alt + ↑', 'Alt + ↓'],
            action: 'Con `reorder`, en cualquier parte de un archivo: lo mueve un lugar.',
            test: 'is changed with Alt and an arrow, anywhere in a row',
          },
          {
            keys: ['Enter', 'Esc'],
            action: 'Con `rename`, en el nombre: lo guarda, o lo deja como estaba.',
            test: 'stays with Escape, and when nothing is left of it',
          },
        ],
      },
    ],
  },
];
