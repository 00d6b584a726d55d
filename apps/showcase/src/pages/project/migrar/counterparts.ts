/** A part of the Angular library (`@sersol/ngx` 0.52.29) and what takes its place. */
export interface Counterpart {
  readonly angular: string;
  /** Names that the packages export. */
  readonly guadua: readonly string[];
  /** The page on which it can be tried. */
  readonly to: string;
  /** What differs, in a sentence. */
  readonly change: string;
}

/** A subject of the page, with its rows. */
export interface CounterpartGroup {
  readonly title: string;
  readonly rows: readonly Counterpart[];
}

const row = (angular: string, guadua: string, to: string, change: string): Counterpart => ({
  angular,
  guadua: guadua.split(' '),
  to,
  change,
});

export const COUNTERPARTS: readonly CounterpartGroup[] = [
  {
    title: 'Formularios',
    rows: [
      row(
        'ser-form-element',
        'Field',
        '/forms/basic',
        'Etiqueta, ayuda y errores son propiedades, unidas al control.',
      ),
      row(
        '[serErrors], [serError]',
        'FieldErrors',
        '/forms/basic',
        'Recibe los errores, no el nombre del control.',
      ),
      row(
        'CustomValidators',
        'required compose toRHF toStandardSchema',
        '/forms/basic',
        'Funciones: un valor entra, salen errores o null.',
      ),
      row(
        '[inputRegex], [inputNameCase], [inputLowerCase]',
        'TextInput',
        '/forms/extras',
        '`rules={textRules({ filter, only, textCase })}`; el cursor no se mueve.',
      ),
      row('[growOnInput]', 'TextArea', '/forms/extras', '`autoGrow` también encoge.'),
      row(
        '[inputInteger], [inputFloat], ser-input-number',
        'NumberInput',
        '/forms/extras',
        '`decimals`; null en vez de NaN.',
      ),
      row(
        'ser-input-currency',
        'CurrencyInput',
        '/forms/extras',
        'El signo es la propiedad `prefix`.',
      ),
      row(
        'currencyCOP',
        'formatCurrency',
        '/forms/extras',
        'Una función con `symbol`, `decimals` y `locale`.',
      ),
      row('pin-input', 'PinInput', '/forms/pin', 'Un solo input real detrás de las casillas.'),
      row(
        'address-col-input',
        'AddressInput',
        '/forms/extras',
        'Lo que se pega se reparte solo; `parseAddress` por aparte.',
      ),
      row(
        '[mask]',
        'MaskedInput',
        '/forms/extras',
        'Un componente, con máscaras que tienen nombre.',
      ),
      row(
        'pipe mask, MaskService',
        'applyMask unmask isMaskComplete',
        '/forms/extras',
        'Funciones sin estado.',
      ),
    ],
  },
  {
    title: 'Listas',
    rows: [
      row(
        'ser-select',
        'Select',
        '/select/basic',
        'Cada ajuste es una propiedad; teclado y lectores de pantalla, completos.',
      ),
      row(
        'labelKey, primaryKey, disabledKey',
        'Select',
        '/select/options',
        'Los mismos nombres; también aceptan una función.',
      ),
      row(
        'groupBy',
        'Select',
        '/select/options',
        'Un grupo no se repite aunque los datos no vengan en orden.',
      ),
      row(
        'searchBy',
        'Select',
        '/select/options',
        'Por defecto la etiqueta, y no importan las tildes.',
      ),
      row(
        '[sd-item], [sd-badge], [sd-badge-item]',
        'Select',
        '/select/templates',
        '`renderOption`, `renderBadge` y `renderItem`.',
      ),
      row(
        'lazyLoading, remote',
        'Select',
        '/select/remote',
        '`remote` pide páginas, cancela y reintenta.',
      ),
      row(
        'ser-filter',
        'Select',
        '/select/basic',
        'Lo más cercano: `multiple`, con la búsqueda en el panel.',
      ),
    ],
  },
  {
    title: 'Fechas',
    rows: [
      row('ser-date', 'DatePicker', '/date/basic', 'También se escribe: 5/3/85, ayer, 5 de marzo.'),
      row(
        'ser-date-range',
        'DateRangePicker',
        '/date/range',
        'Un solo campo; el valor es `{ from, to }`.',
      ),
      row(
        'lockDays, minDate, maxDate',
        'DatePicker',
        '/date/range',
        'Lo bloqueado muestra su motivo.',
      ),
      row(
        'ranges',
        'dateShortcuts',
        '/date/range',
        '`shortcuts`, con los tuyos o los 37 que trae.',
      ),
      row(
        'plugins',
        'registerDatePlugin holidaysCo businessDays',
        '/date/range',
        'Por nombre o como función.',
      ),
      row('pipe dateUTC', 'formatDate toDate', '/date/utils', 'El formato es obligatorio.'),
      row(
        'DateTime: add, subtract, diff',
        'add subtract diff',
        '/date/utils',
        'Funciones sueltas, con zona horaria.',
      ),
    ],
  },
  {
    title: 'Archivos',
    rows: [
      row(
        'ser-input-file',
        'FileInput',
        '/file/basic',
        'Revisa también lo que se suelta y lo que se pega.',
      ),
      row('[if-item]', 'FileInput', '/file/basic', '`renderItem`, con progreso y `remove`.'),
      row(
        'ser-input-image',
        'ImageInput',
        '/file/image',
        'Reduce en otro hilo y se puede cancelar.',
      ),
    ],
  },
  {
    title: 'Interfaz y utilidades',
    rows: [
      row('class bttn', 'Button', '/ui/buttons', '`loading` conserva el ancho y el foco.'),
      row(
        'class bttn-group',
        'ButtonGroup ButtonGroupItem',
        '/ui/buttons-group',
        'También puede ser una sola elección.',
      ),
      row(
        'class switch',
        'Switch Checkbox RadioGroup',
        '/forms/basic',
        'Componentes con su etiqueta.',
      ),
      row(
        'SnackbarService',
        'snackbar useSnackbar Snackbars',
        '/utils/snackbar',
        'Monta `Snackbars` una vez; varios hacen fila.',
      ),
      row(
        'CookiesService',
        'cookies useCookies',
        '/utils/cookies',
        '`undefined` si no existe; `expires` es un Date.',
      ),
      row(
        'PrefersColorSchemeService',
        'colorScheme useColorScheme',
        '/utils/theme',
        'Recuerda la elección y la comparte entre pestañas.',
      ),
      row(
        'FullscreenService',
        'fullscreen useFullscreen',
        '/utils/fullscreen',
        'Un elemento o la página; avisa si se puede.',
      ),
      row(
        '[longPress]',
        'useLongPress',
        '/utils/click',
        'También con lápiz, teclado y lector de pantalla.',
      ),
      row(
        'generatePassword',
        'generatePassword passwordEntropy',
        '/utils/password',
        'Azar criptográfico; los mismos nombres.',
      ),
      row(
        '[copyToClipboard]',
        'CopyButton useClipboard copyToClipboard',
        '/ui/buttons',
        'Avisa cuando de verdad se copió.',
      ),
      row('DownloadService', 'download', '/utils/cookies', 'Acepta también un Blob o un File.'),
      row('highlightedText', 'Highlight highlightRanges', '/select/basic', 'Nodos, no HTML.'),
      row(
        'splide, splide-slide',
        'Carousel CarouselSlide',
        '/splide',
        'El motor se carga con el primero.',
      ),
      row(
        'GoogleSDKService',
        'createGoogleSignIn GoogleButton',
        '/social',
        'Con Google Identity Services.',
      ),
      row(
        'FacebookSDKService',
        'createFacebookSignIn FacebookButton',
        '/social',
        'null si la persona cierra la ventana.',
      ),
    ],
  },
];

/** What has no counterpart, and what does its work. */
export const WITHOUT: readonly (readonly [angular: string, instead: string])[] = [
  [
    '[whenScrolled]',
    'Un efecto con IntersectionObserver; `remoteList` de `Select` ya pide la página siguiente.',
  ],
  ['[finishTyping]', 'Un temporizador en un efecto; `Select` y `alreadyExists` ya esperan.'],
  ['[bgImage]', '`readAsDataURL`, o la vista previa de `ImageInput`.'],
  ['[toggleClass]', 'Un estado y `className`.'],
  ['filterList, safe, abstract2Fc', 'El lenguaje y React los hacen innecesarios.'],
  ['stringToSlug, parseName, getRandomInt, mergeObjs', 'No hay: escríbelos donde los uses.'],
  ['AwsModule', 'No hay: arma la dirección en tu servidor.'],
];
