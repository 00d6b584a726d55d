import type { DRAWINGS } from './drawings';

/** A page of the overview. */
export interface CatalogEntry {
  readonly to: string;
  readonly title: string;
  /** What it exports, the first names of it. */
  readonly names: string;
  /** What it is for, in one line. */
  readonly line: string;
  readonly drawing: keyof typeof DRAWINGS;
}

const entry = (
  to: string,
  title: string,
  names: string,
  line: string,
  drawing: keyof typeof DRAWINGS,
): CatalogEntry => ({ to, title, names, line, drawing });

/** Every page about a component or a function, by group, in the order of the sidebar. */
export const CATALOG: readonly (readonly [group: string, entries: readonly CatalogEntry[]])[] = [
  [
    'UI',
    [
      entry('/ui/buttons', 'Botones', 'Button', 'Cargan sin cambiar de ancho.', 'buttons'),
      entry(
        '/ui/buttons-group',
        'Grupo de botones',
        'ButtonGroup',
        'Varios botones en una barra.',
        'buttonGroup',
      ),
      entry('/ui/popover', 'Popover', 'Popover', 'Un panel junto al botón que lo abre.', 'popover'),
    ],
  ],
  [
    'Formularios',
    [
      entry(
        '/forms/basic',
        'Campos básicos',
        'TextInput',
        'Texto, número, casillas y lista nativa.',
        'fields',
      ),
      entry(
        '/forms/extras',
        'Campos con formato',
        'MaskedInput',
        'Moneda, dirección, NIT y máscaras.',
        'formats',
      ),
      entry('/forms/pin', 'PIN', 'PinInput', 'Un código, casilla por casilla.', 'pin'),
      entry('/forms/form', 'Formulario', 'Form', 'Valida y lleva cada error a su campo.', 'form'),
      entry(
        '/forms/colombia',
        'Campos de Colombia',
        'DocumentInput',
        'Documento, teléfono y placa.',
        'colombia',
      ),
      entry(
        '/forms/groups',
        'Grupos',
        'CheckboxGroup',
        'Varias casillas que son un solo valor.',
        'groups',
      ),
      entry(
        '/forms/password',
        'Contraseña',
        'PasswordInput',
        'Se puede mostrar, y mide su fortaleza.',
        'password',
      ),
      entry(
        '/forms/headless',
        'En un input propio',
        'useNumberText',
        'Números y máscaras para tus campos.',
        'code',
      ),
      entry('/forms/recipes', 'Recetas', 'zod, Conform', 'El mismo, con cada librería.', 'code'),
    ],
  ],
  [
    'Select',
    [
      entry('/select/basic', 'Select', 'Select', 'Una o varias opciones, con búsqueda.', 'select'),
      entry(
        '/select/templates',
        'Plantillas',
        'Select',
        'La ficha y la fila, dibujadas por ti.',
        'templates',
      ),
      entry(
        '/select/remote',
        'Listas remotas',
        'Select',
        'Opciones que se cargan de un servidor.',
        'remote',
      ),
      entry(
        '/select/options',
        'Opciones del select',
        'Select',
        'Límites, opciones nuevas, cien mil.',
        'options',
      ),
      entry(
        '/select/autocomplete',
        'Autocompletar',
        'Autocomplete',
        'Sugiere, y acepta cualquier texto.',
        'autocomplete',
      ),
    ],
  ],
  [
    'Fecha',
    [
      entry(
        '/date/basic',
        'Fecha',
        'DatePicker',
        'Una fecha escrita o elegida, con festivos.',
        'calendar',
      ),
      entry(
        '/date/range',
        'Rango de fechas',
        'DateRangePicker',
        'Dos fechas en un campo.',
        'range',
      ),
      entry('/date/time', 'Hora', 'TimeInput', 'Una hora escrita o elegida de una lista.', 'time'),
      entry(
        '/date/period',
        'Periodos',
        'MonthPicker',
        'Meses, trimestres, años y semanas.',
        'period',
      ),
      entry(
        '/date/utils',
        'Utilidades de fecha',
        'formatDate',
        'Festivos, días hábiles y formatos.',
        'functions',
      ),
    ],
  ],
  [
    'Archivos',
    [
      entry('/file/basic', 'Archivos', 'FileInput', 'Validados por su contenido.', 'files'),
      entry('/file/image', 'Imágenes', 'ImageInput', 'Recorta y reduce antes de enviar.', 'image'),
      entry(
        '/file/upload',
        'Subir archivos',
        'uploader',
        'Con avance, pausa y reintentos.',
        'upload',
      ),
    ],
  ],
  [
    'Utilidades',
    [
      entry('/splide', 'Carrusel', 'Carousel', 'Visible antes de cargar JavaScript.', 'carousel'),
      entry(
        '/utils/theme',
        'Tema claro u oscuro',
        'colorScheme',
        'Sigue al sistema y no destella.',
        'scheme',
      ),
      entry('/utils/cookies', 'Cookies', 'cookies', 'Conserva el tipo de cada valor.', 'cookies'),
      entry(
        '/utils/click',
        'Clic o toque prolongado',
        'useLongPress',
        'Distingue el clic corto del largo.',
        'press',
      ),
      entry(
        '/utils/fullscreen',
        'Pantalla completa',
        'fullscreen',
        'Entra, sale y detecta los cambios.',
        'fullscreen',
      ),
      entry(
        '/utils/snackbar',
        'Snackbar',
        'snackbar',
        'Un aviso breve que no interrumpe.',
        'snackbar',
      ),
      entry(
        '/utils/password',
        'Contraseña aleatoria',
        'generatePassword',
        'Con su fortaleza en bits.',
        'random',
      ),
      entry(
        '/social',
        'Ingreso social',
        'GoogleButton',
        'Se cargan solo cuando alguien los pide.',
        'signIn',
      ),
    ],
  ],
];
