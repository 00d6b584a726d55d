import type { KeyReference } from './reference.types.ts';

type Row = readonly [keys: string, action: string, title: string, file?: string];

/** The rows of a widget; their tests are in one file unless a row names another. Keys by ` / `. */
function widget(file: string, rows: readonly Row[], name?: string): KeyReference[] {
  return rows.map(([keys, action, title, own]) => ({
    keys: keys.split(' / '),
    ...(name === undefined ? {} : { widget: name }),
    action,
    test: { file: `packages/${own ?? file}`, title },
  }));
}

const SELECT = 'select/src/select/keyboard.browser.test.tsx';
const DATE = 'date/src/date-picker/date-picker.browser.test.tsx';
const PIN = 'forms/src/pin-input/pin-input.browser.test.tsx';
const ADDRESS = 'forms/src/address-input/address-input.browser.test.tsx';
const NUMBER = 'forms/src/number-input/number-input.test.tsx';
const FILE = 'file/src/file-input/file-input.browser.test.tsx';
const IMAGE = 'file/src/image-input/image-input.browser.test.tsx';
const CAROUSEL = 'utils/src/carousel/carousel.browser.test.tsx';
const SNACKBAR = 'utils/src/snackbar/snackbars.browser.test.tsx';
const PRESS = 'utils/src/long-press/long-press.browser.test.tsx';
const GROUP = 'utils/src/button/button-group.browser.test.tsx';
const TOOLTIP = 'utils/src/tooltip/tooltip.browser.test.tsx';

const GRID: readonly Row[] = [
  [
    '← / → / ↑ / ↓',
    'En un día: un día o una semana, también de un mes a otro.',
    '{ArrowLeft} from 2026-11-01 goes to sábado, 31 de octubre de 2026',
  ],
  [
    'Inicio',
    'Primer día de la semana.',
    '{Home} from 2026-11-12 goes to lunes, 9 de noviembre de 2026',
  ],
  [
    'Fin',
    'Último día de la semana.',
    '{End} from 2026-11-12 goes to domingo, 15 de noviembre de 2026',
  ],
  [
    'Re Pág',
    'Mes anterior.',
    '{PageUp} from 2026-10-31 goes to miércoles, 30 de septiembre de 2026',
  ],
  ['Av Pág', 'Mes siguiente.', '{PageDown} from 2026-10-31 goes to lunes, 30 de noviembre de 2026'],
  [
    'Mayús + Re Pág',
    'Año anterior.',
    '{Shift>}{PageUp}{/Shift} from 2028-02-29 goes to domingo, 28 de febrero de 2027',
  ],
  [
    'Mayús + Av Pág',
    'Año siguiente.',
    '{Shift>}{PageDown}{/Shift} from 2028-02-29 goes to miércoles, 28 de febrero de 2029',
  ],
];

/** What the keyboard does on each page, each row with the test that proves it. */
export const KEYS: Readonly<Record<string, readonly KeyReference[]>> = {
  '/ui/buttons': widget(TOOLTIP, [
    [
      'Esc',
      'Cierra el globo de `Tooltip`, y nada más.',
      'closes alone with Escape inside a dialog: one level at a time (CMP-11)',
    ],
    [
      'Tab',
      'Con el foco en el botón se despliega su texto recogido.',
      'unfolds on hover and on keyboard focus, and folds again',
      'utils/src/button/button.browser.test.tsx',
    ],
  ]),
  '/ui/buttons-group': widget(GROUP, [
    [
      'Tab',
      'Entra en el botón elegido, o en el primero que se pueda elegir, y sale del grupo.',
      'is walked through with the arrows, Tab leads past it',
    ],
    [
      '→ / ↓',
      'Elige el siguiente; después del último, el primero.',
      'moves and chooses with {ArrowRight}, past what is disabled',
      'utils/src/button/button-group.test.tsx',
    ],
    [
      '← / ↑',
      'Elige el anterior; antes del primero, el último.',
      'moves and chooses with {ArrowLeft}, past what is disabled',
      'utils/src/button/button-group.test.tsx',
    ],
    [
      'Inicio',
      'Elige el primero.',
      'moves and chooses with {Home}, past what is disabled',
      'utils/src/button/button-group.test.tsx',
    ],
    [
      'Fin',
      'Elige el último.',
      'moves and chooses with {End}, past what is disabled',
      'utils/src/button/button-group.test.tsx',
    ],
    [
      'Espacio',
      'Elige el que tiene el foco, si no hay ninguno elegido.',
      'leaves Space to choose where nothing is chosen, and keys with Ctrl or Alt alone',
      'utils/src/button/button-group.test.tsx',
    ],
  ]),
  '/forms/basic': [
    ...widget(
      NUMBER,
      [
        ['↑', 'Un paso más.', 'steps with {ArrowUp}'],
        ['↓', 'Un paso menos.', 'steps with {ArrowDown}'],
        [
          'Mayús + ↑ / Mayús + ↓',
          'Diez pasos más, o diez menos.',
          'steps with {Shift>}{ArrowUp}{/Shift}',
        ],
        ['Re Pág', 'Diez pasos más.', 'steps with {PageUp}'],
        ['Av Pág', 'Diez pasos menos.', 'steps with {PageDown}'],
      ],
      'Número',
    ),
    ...widget(
      'forms/src/choice/choice.test.tsx',
      [
        [
          '← / ↑ / → / ↓',
          'Eligen la opción anterior o la siguiente, sin detenerse en las deshabilitadas.',
          'moves and chooses with the arrows, passing over what is disabled',
        ],
      ],
      'Botones de radio',
    ),
    ...widget(
      'forms/src/text-input/text-input.browser.test.tsx',
      [
        [
          'Ctrl + Z',
          'Deshace lo último que se escribió, también con filtros.',
          'undoes and redoes step by step',
        ],
        ['Ctrl + Y / Ctrl + Mayús + Z', 'Lo rehace.', 'undoes and redoes step by step'],
      ],
      'Texto',
    ),
  ],
  '/forms/extras': [
    ...widget(
      'forms/src/masked-input/masked-input.browser.test.tsx',
      [
        ['Ctrl + Z', 'Deshace un paso.', 'undoes and redoes, caret and all'],
        ['Ctrl + Y / Ctrl + Mayús + Z', 'Lo rehace.', 'undoes and redoes, caret and all'],
        [
          '.',
          'En una IP: termina el número y pasa al siguiente.',
          'ends an octet with a dot, and removes the dot again',
        ],
      ],
      'Máscara',
    ),
    ...widget(
      'forms/src/nit-input/nit-input.test.tsx',
      [
        [
          '→',
          'Al final: agrega el dígito de verificación que se ofrece.',
          'takes the offer with ArrowRight at the end, and only there',
        ],
      ],
      'NIT',
    ),
    ...widget(
      ADDRESS,
      [
        [
          '↓',
          'Tipo de vía: la opción siguiente de la lista.',
          'arrows move through the list, round its ends',
        ],
        ['↑', 'Tipo de vía: la opción anterior.', 'arrows move through the list, round its ends'],
        [
          'Enter',
          'Tipo de vía: toma la opción y pasa al número.',
          'Enter takes the first option and goes on to address1',
        ],
        [
          'Tab',
          'Tipo de vía: toma la opción y pasa al número.',
          'Tab takes the first option and goes on to address1',
        ],
        [
          'Esc',
          'Tipo de vía: toma la opción y pasa al número, sin cerrar una ventana.',
          'Escape leaves a dialog round it open',
        ],
        [
          '→',
          'Tipo de vía, al final del texto: toma la opción y pasa al número.',
          'ArrowRight at the end of the text takes the first option and goes on to address1',
        ],
        [
          '# / -',
          'Al final de una parte: pasa a la siguiente.',
          '# and - at a part’s end move on to the next part',
        ],
        [
          'Retroceso',
          'En una parte vacía: vuelve a la anterior.',
          'Backspace in an empty part goes to the one before, and deletes nothing there',
        ],
      ],
      'Dirección',
    ),
  ],
  '/forms/pin': widget(PIN, [
    ['0 – 9', 'Llena la casilla y pasa a la siguiente.', 'typing moves on'],
    [
      '0 – 9',
      'En una casilla llena: reemplaza lo que tiene.',
      'a filled box is replaced by typing',
    ],
    [
      'Retroceso',
      'Vacía la casilla; si ya lo está, vacía la anterior y vuelve a ella.',
      'Backspace in an empty box clears the one before and moves back',
    ],
    ['Supr', 'Vacía la casilla sin moverse.', 'Delete clears and stays'],
    ['←', 'Casilla anterior.', 'ArrowLeft moves'],
    ['→', 'Casilla siguiente.', 'ArrowRight moves'],
    ['Inicio', 'Primera casilla.', 'Home goes to the first box'],
    ['Fin', 'Última casilla llena, o la que sigue.', 'End goes to the last box'],
    ['Ctrl + V', 'Pega desde la primera casilla.', 'starts at the first box'],
    [
      'Ctrl + A',
      'Todas: lo que se escriba las reemplaza.',
      'everything is replaced when all is selected',
    ],
    ['Tab', 'Sale: las casillas son un solo campo.', 'is one stop for Tab, both ways'],
  ]),
  '/select/basic': widget(SELECT, [
    ['Enter', 'Cerrado: abre la lista.', '{Enter} opens at the first option'],
    [
      'Enter',
      'Abierta: elige la opción activa y devuelve el foco.',
      'Enter chooses, closes and gives the focus back, without opening again',
    ],
    ['Espacio', 'Cerrado: abre la lista.', '  opens at the first option'],
    [
      'Espacio',
      'Abierta, sin búsqueda: elige la opción activa.',
      'Space chooses where there is no search box, and writes where there is one',
    ],
    ['↓', 'Abre en la opción elegida o en la primera.', 'ArrowDown opens at the chosen option'],
    ['↑', 'Abre en la opción elegida o en la última.', 'ArrowUp opens at the last option'],
    [
      '↓ / ↑',
      'Abierta: la opción siguiente o la anterior; después de la última, la primera.',
      'arrows move, over disabled options too, and go round',
    ],
    ['Alt + ↓', 'Abre sin mover la opción activa.', 'Alt+ArrowDown opens without moving'],
    ['Alt + ↑', 'Elige la opción activa y cierra.', 'Alt+ArrowUp chooses and closes'],
    ['Letras', 'Abren la lista y buscan.', 'printable characters open and search'],
    [
      'Letras',
      'Sin búsqueda: van a la opción que empieza así.',
      'printable characters open and go to an option where there is no search box',
    ],
    ['Inicio / Fin', 'Primera o última opción.', 'Home and End go to the first and the last'],
    [
      'Re Pág / Av Pág',
      'Diez opciones hacia atrás o hacia adelante.',
      'PageDown and PageUp go ten options',
    ],
    [
      'Esc',
      'Cierra y devuelve el foco. Dentro de una ventana, cierra solo la lista.',
      'Escape closes and gives the focus back',
    ],
    [
      'Tab / Mayús + Tab',
      'Cierra y sigue con el control siguiente, o con el anterior.',
      'Tab closes and moves on',
    ],
    ['Supr', 'Cerrado, con una opción: la borra.', 'Delete clears one value'],
    [
      'Mayús + ↓ / Mayús + ↑',
      'Varias: extiende la selección; de regreso la devuelve.',
      'Shift+arrows extend, leave disabled options out, and give back on the way back',
    ],
    [
      'Ctrl + Mayús + Fin',
      'Varias: extiende hasta el final.',
      'Ctrl+Shift+End extends to the end, with one change',
    ],
    ['Ctrl + A', 'Varias: todas o ninguna.', 'Ctrl+A chooses all, and again none'],
    [
      'Retroceso',
      'Varias, sin texto: quita la última ficha.',
      'Backspace in an empty search removes the last token',
    ],
    [
      '←',
      'Varias, al comienzo del texto: va a las fichas. Supr quita la que tiene el foco.',
      'arrows reach the tokens from the search box, and come back',
    ],
  ]),
  '/date/basic': widget(DATE, [
    [
      '↓',
      'En el campo: abre y pasa al calendario.',
      'ArrowDown in the input opens and moves to the grid',
    ],
    [
      'Alt + ↓ / Alt + ↑',
      'En el campo: abre y pasa al calendario, o cierra.',
      'Alt+ArrowDown does the same, Alt+ArrowUp closes',
    ],
    [
      'Enter / Espacio',
      'En un día: lo elige, cierra y devuelve el foco.',
      '"{Enter}" picks the day, closes and gives the focus back',
    ],
    ...GRID,
    [
      'Tab',
      'Recorre mes, año, día, hora y botones sin salir.',
      'Tab goes round: previous, month, year, next, day, time, buttons',
    ],
    ['Esc', 'Cierra sin cambiar nada.', 'Escape closes without applying'],
  ]),
  '/date/range': widget(DATE, [
    [
      'Enter',
      'En un día: el inicio la primera vez, el fin la segunda.',
      'says the start, then the whole range',
      'date/src/calendar/calendar.test.tsx',
    ],
    [
      '← / → / ↑ / ↓',
      'Con el inicio elegido: muestran el rango y dicen los días.',
      'moves the preview of a range and says the days',
    ],
    [
      'Esc',
      'Suelta el inicio; la segunda vez cierra.',
      'Escape drops the start of a half-made range first',
    ],
    [
      '↑ / ↓ / Inicio / Fin',
      'En los accesos directos: pasan de uno a otro, al primero o al último.',
      'arrows, Home and End move among the shortcuts, Enter applies one',
    ],
    ...GRID.slice(1),
  ]),
  '/file/basic': widget(FILE, [
    [
      'Tab',
      'Del campo a cada enlace y a cada botón de quitar.',
      'goes from the button to each remove button',
    ],
    [
      'Enter / Espacio / Supr',
      'En un botón de quitar: quita el archivo; el foco pasa al siguiente.',
      'removes with "{Enter}" and moves to the next, the previous, then the input',
    ],
    [
      'Ctrl + V',
      'Dentro del campo: pega los archivos o la captura copiada.',
      'takes pasted files, and leaves pasted text alone',
    ],
  ]),
  '/file/image': widget(IMAGE, [
    [
      'Esc',
      'Mientras dice «Procesando...»: deja la imagen que estaba.',
      'shows "Procesando...", and Cancelar or Escape drop the work',
    ],
  ]),
  '/splide': widget(CAROUSEL, [
    [
      'Tab',
      'Rotación, anterior, siguiente, páginas y, por último, la diapositiva visible.',
      'goes from the rotation button to the arrows, the pages and the slide',
    ],
    [
      '← / → / Inicio / Fin',
      'Entre las páginas, cuando una tiene el foco.',
      'moves among the pages by arrows, Home and End',
    ],
  ]),
  '/utils/click': widget(PRESS, [
    [
      'Enter',
      'Un toque es un clic corto; sostenida, uno prolongado.',
      'Enter is short, with one click, or long, with none',
    ],
    [
      'Espacio',
      'Un toque es un clic corto; sostenida, uno prolongado.',
      'Space is short, with one click, or long, with none',
    ],
    ['Esc', 'Cancela el clic que está en curso.', 'is cancelled by Escape and by leaving'],
  ]),
  '/utils/snackbar': widget(SNACKBAR, [
    [
      'F6',
      'Lleva el foco al aviso más nuevo, y lo devuelve a donde estaba.',
      'F6 leads there, Tab to the action, Escape away and back',
    ],
    [
      'Tab',
      'Recorre la acción y el cierre de cada uno.',
      'F6 leads there, Tab to the action, Escape away and back',
    ],
    [
      'Esc',
      'Cierra el más nuevo; primero, el que tiene el foco.',
      'dismisses the newest with Escape, the one with the focus first, one at a time',
      'utils/src/snackbar/snackbars.test.tsx',
    ],
  ]),
};
