import type { FunctionText } from './texts.types.ts';

const LIMIT = {
  limit: 'El límite.',
  field: 'El campo que se revisa, cuando se validan los valores de todo el formulario.',
  other: 'El campo con el que se compara.',
};
const COMPARED = {
  date: 'La fecha que se compara.',
  other: 'La fecha con la que se compara.',
  unit: 'Hasta qué unidad se compara; sin ella, al milisegundo.',
  options: 'La zona horaria y el primer día de la semana.',
};
const SPAN = {
  options: 'El día que cuenta como hoy, la zona horaria y el primer día de la semana.',
};
const WORKDAYS = { options: 'Qué días cuentan como hábiles.' };

/** What each function does; its English comment says it to whoever reads the code. */
export const FUNCTION_TEXTS: Readonly<Record<string, FunctionText>> = {
  // @guadua/utils
  copyToClipboard: {
    description:
      'Copia un texto con la API del portapapeles o, si falta o la niegan, con un campo oculto. Si nada sirve, rechaza con un `ClipboardError`.',
    parameters: { text: 'El texto.' },
  },
  useClipboard: {
    description: '`copyToClipboard` con su resultado como estado.',
    parameters: { options: 'Cuánto dura la confirmación.' },
  },
  useColorScheme: {
    description:
      'El esquema de color, en vivo. En un servidor, y mientras se hidrata, es `light` y `system`.',
  },
  'colorScheme.set': { parameters: { preference: '`light`, `dark` o `system`.' } },
  'colorScheme.subscribe': { parameters: { listener: 'Se llama con cada cambio.' } },
  colorSchemeScript: {
    description:
      'Un programa para el `<head>`, antes de las hojas de estilo: aplica el esquema guardado antes del primer cuadro, para que una página oscura nunca destelle.',
  },
  COLOR_SCHEME_KEY: { description: 'La llave de la preferencia en `localStorage`.' },
  'cookies.get': {
    parameters: {
      name: 'El nombre de la cookie.',
      parse: 'Recibe el texto y da el valor con su tipo.',
    },
  },
  'cookies.set': {
    parameters: {
      name: 'El nombre de la cookie.',
      value: 'El valor: texto, número, booleano o lo que JSON pueda guardar.',
      options: 'Cuánto vive y quién la ve.',
    },
  },
  'cookies.delete': {
    parameters: {
      name: 'El nombre de la cookie.',
      scope: 'La ruta y el dominio con los que se guardó.',
    },
  },
  'cookies.subscribe': { parameters: { listener: 'Se llama con cada cambio.' } },
  useCookies: {
    description:
      'Todas las cookies visibles, por nombre y en vivo; ninguna mientras un servidor renderiza.',
  },
  createFetch: {
    description:
      'Un `fetch` que le prueba al servidor propio que la petición viene de la página: manda el valor de una cookie en un encabezado.',
    parameters: { options: 'La cookie, el encabezado y el `fetch` que envía.' },
  },
  useLongPress: {
    description: 'Distingue un clic corto de uno prolongado, con ratón, dedo, lápiz o teclado.',
    parameters: { options: 'A quién avisar y desde cuándo un clic es prolongado.' },
  },
  useFullscreen: {
    description: 'La pantalla completa de un elemento, o de la página, en vivo.',
    parameters: { target: 'La referencia al elemento; sin ella, toda la página.' },
  },
  'fullscreen.enable': { parameters: { element: 'El elemento; sin él, toda la página.' } },
  'fullscreen.toggle': { parameters: { element: 'El elemento; sin él, toda la página.' } },
  'fullscreen.subscribe': { parameters: { listener: 'Se llama al entrar y al salir.' } },
  snackbar: {
    description:
      'Muestra un aviso por un rato, desde cualquier parte. El mensaje es texto, nunca HTML; da el id del aviso.',
    parameters: { message: 'Lo que dice el aviso.', options: 'Cómo se ve y cuánto dura.' },
  },
  'snackbar.dismiss': {
    description: 'Cierra un aviso, o todos.',
    parameters: { id: 'El id del aviso; sin él, todos.' },
  },
  'snackbar.promise': {
    description:
      'Sigue una promesa con un solo aviso: en curso, cumplida, fallida. Da la misma promesa.',
    parameters: {
      promise: 'La promesa.',
      messages: 'Lo que se dice en cada momento.',
      options: 'La duración y el id del aviso.',
    },
  },
  useSnackbar: { description: '`snackbar` como hook, para quien prefiere recibir lo que llama.' },
  SNACKBAR_TIMING: { description: 'La vida de un aviso, en milisegundos.' },
  SNACKBAR_LIMIT: { description: 'Cuántos avisos se ven a la vez; los demás esperan.' },
  generatePassword: {
    description:
      'Una contraseña al azar, con al menos un carácter de cada clase activa. Todas las que cumplen son igual de probables.',
    parameters: { options: 'El largo y las clases de caracteres.' },
  },
  passwordEntropy: {
    description: 'Los bits de entropía de una contraseña hecha con estas opciones.',
    parameters: { options: 'Las mismas de `generatePassword`.' },
  },
  PASSWORD_CHARACTERS: { description: 'Los caracteres de cada clase; ninguno está en dos.' },
  highlightRanges: {
    description: 'Dónde está en un texto lo que se busca, sin importar tildes ni mayúsculas.',
    parameters: {
      text: 'El texto completo.',
      query: 'Lo que se busca.',
      options: 'Desde cuántos caracteres se busca.',
    },
  },
  removeDiacritics: {
    description: 'El texto sin tildes: `á` pasa a `a` y `ñ` a `n`.',
    parameters: { text: 'El texto.' },
  },
  createGoogleSignIn: {
    description:
      'El ingreso con Google. Se crea una vez, al iniciar la aplicación; no carga nada hasta que alguien pide entrar.',
    parameters: { options: 'El identificador de cliente y lo que haga falta.' },
  },
  createFacebookSignIn: {
    description:
      'El ingreso con Facebook. Se crea una vez, al iniciar la aplicación; no carga nada hasta que alguien pide entrar.',
    parameters: { options: 'El identificador de la aplicación y lo que haga falta.' },
  },
  useGoogleSignIn: {
    description: 'El ingreso con Google dentro de un componente, con su estado.',
    parameters: { client: 'Lo que dio `createGoogleSignIn`.' },
  },
  useFacebookSignIn: {
    description: 'El ingreso con Facebook dentro de un componente, con su estado.',
    parameters: { client: 'Lo que dio `createFacebookSignIn`.' },
  },

  // @guadua/forms
  required: {
    description:
      '`{ required: true }` cuando el valor está vacío: `null`, un texto en blanco, una lista sin elementos o una casilla sin marcar.',
    parameters: { value: 'El valor.' },
  },
  compose: {
    description:
      'Un validador hecho de varios: los errores de todos juntos. Si uno es asíncrono, el resultado también.',
    parameters: { validators: 'Los validadores.' },
  },
  alreadyExists: {
    description:
      '`{ alreadyExists: true }` cuando el valor ya existe. Una pregunta nueva cancela la que está en curso.',
    parameters: {
      check: 'Le pregunta al servidor si el valor existe.',
      options: 'Cuánto se espera antes de preguntar.',
    },
  },
  match: {
    description: '`{ match: { other, actual } }` cuando dos campos no tienen lo mismo.',
    parameters: { field: LIMIT.field, other: 'El campo con el que debe coincidir.' },
  },
  lowerThan: {
    description: '`{ lowerThan: { limit, actual } }` cuando el valor no es menor que el límite.',
    parameters: LIMIT,
  },
  lowerOrEqualThan: {
    description:
      '`{ lowerOrEqualThan: { limit, actual } }` cuando el valor no es menor ni igual que el límite.',
    parameters: LIMIT,
  },
  greaterThan: {
    description: '`{ greaterThan: { limit, actual } }` cuando el valor no es mayor que el límite.',
    parameters: LIMIT,
  },
  greaterOrEqualThan: {
    description:
      '`{ greaterOrEqualThan: { limit, actual } }` cuando el valor no es mayor ni igual que el límite.',
    parameters: LIMIT,
  },
  betweenRange: {
    description:
      '`{ betweenRange: { min, max, actual } }` cuando el valor está por fuera del rango.',
    parameters: { min: 'El menor valor permitido.', max: 'El mayor valor permitido.' },
  },
  dateLowerThan: {
    description: '`{ dateLowerThan: { limit, actual } }` cuando la fecha no es anterior al límite.',
    parameters: LIMIT,
  },
  dateGreaterThan: {
    description:
      '`{ dateGreaterThan: { limit, actual } }` cuando la fecha no es posterior al límite.',
    parameters: LIMIT,
  },
  useValidation: {
    description:
      'Valida un valor a medida que cambia, también con validadores asíncronos, para formularios con estado propio.',
    parameters: { value: 'El valor.', validator: 'El validador; por fuera del componente.' },
  },
  toRHF: {
    description: 'Un validador como lo pide React Hook Form.',
    parameters: { validator: 'El validador.' },
  },
  fromRHF: {
    description: 'El error de un campo de React Hook Form, como lo pide `Field`.',
    parameters: { error: 'El error que da la librería.' },
  },
  toStandardSchema: {
    description:
      'Un validador como Standard Schema, para cualquier librería de formularios que los reciba.',
    parameters: {
      validator: 'El validador.',
      message: 'Da el mensaje de cada error; sin ella, la clave.',
    },
  },
  formatNumber: {
    description: 'Un número como lo escribe el idioma: `1.234.567,89`.',
    parameters: { value: 'El número.', options: 'El idioma y los decimales.' },
  },
  formatCurrency: {
    description: 'Un valor en dinero con su símbolo: `$ 1.234,5`.',
    parameters: { value: 'El valor.', options: 'El símbolo, el idioma y los decimales.' },
  },
  parseNumber: {
    description:
      'El número que dice un texto, según la forma de sus grupos; `null` si no es un número.',
    parameters: { text: 'El texto.', options: 'El idioma que decide cuando hay dos lecturas.' },
  },
  parseAddress: {
    description:
      'Separa una dirección colombiana en sus cuatro partes, como la escriben las personas, el DANE y la DIAN.',
    parameters: { text: 'La dirección.' },
  },
  formatAddress: {
    description: 'El texto de una dirección: `Calle 100 # 19 - 54`.',
    parameters: { options: 'Las cuatro partes.' },
  },
  addressValue: {
    description: 'El texto de una dirección mientras sea válida; si no, `null`.',
    parameters: { parts: 'Las cuatro partes.' },
  },
  VIAS: { description: 'Los tipos de vía, en el orden en que se ofrecen.' },
  verifyNIT: {
    description:
      'Revisa que un NIT esté bien escrito (`verifyNIT`) y que su dígito de verificación sea el correcto (`verifyNITIntegrity`). Vacío es válido.',
    parameters: { value: 'El NIT.', options: 'Cómo se lee un número sin guion.' },
  },
  nitCheckDigit: {
    description: 'El dígito de verificación de un NIT; `null` si no son de 1 a 15 dígitos.',
    parameters: { digits: 'Los dígitos del NIT.' },
  },
  nitCheck: {
    description:
      'La cuenta completa del dígito de verificación, para mostrarla: cada dígito, su peso y la suma.',
    parameters: { body: 'Los dígitos del NIT.' },
  },
  formatNIT: {
    description: 'Un NIT con puntos entre sus grupos: `899.999.068-1`.',
    parameters: { value: 'El NIT.' },
  },
  applyMask: {
    description: 'Un texto con la forma de una máscara: `390.533.447-05`.',
    parameters: { text: 'El texto.', mask: 'La máscara.' },
  },
  unmask: {
    description: 'Lo que se escribió, sin los caracteres propios de la máscara.',
    parameters: { text: 'El texto con la máscara.', mask: 'La máscara.' },
  },
  isMaskComplete: {
    description: 'Si a un texto no le falta nada de lo que la máscara pide.',
    parameters: { text: 'El texto.', mask: 'La máscara.' },
  },
  maskErrors: {
    description:
      '`{ mask: { required, actual } }` cuando el texto es más corto que su máscara; si no, `null`.',
    parameters: { text: 'El texto.', mask: 'La máscara.' },
  },
  verifyCPF: {
    description:
      'Revisa que un CPF tenga once dígitos (`verifyCPF`) y que los de verificación sean los correctos (`verifyCPFIntegrity`).',
    parameters: { value: 'El CPF.' },
  },
  verifyCNPJ: {
    description:
      'Revisa que un CNPJ esté bien escrito (`verifyCNPJ`) y que sus dígitos de verificación sean los correctos (`verifyCNPJIntegrity`).',
    parameters: { value: 'El CNPJ.' },
  },

  // @guadua/date
  holidaysCo: {
    description: 'Resalta los festivos de Colombia con su nombre, y puede bloquearlos.',
    parameters: { options: 'Si también los bloquea.' },
  },
  businessDays: {
    description: 'Bloquea fines de semana y festivos, y cuenta los días hábiles de un rango.',
    parameters: WORKDAYS,
  },
  registerDatePlugin: {
    description: 'Le da un nombre a un complemento, para usarlo en cualquier calendario.',
    parameters: { name: 'El nombre.', plugin: 'El complemento.' },
  },
  formatDate: {
    description:
      'Escribe una fecha según un patrón: `D de MMMM de YYYY`, o uno de Unicode como `dd/MM/y`.',
    parameters: {
      date: 'La fecha.',
      pattern: 'El patrón; `\\` escapa una letra.',
      locale: 'El idioma, o un `Locale` de date-fns.',
      options: 'La zona horaria.',
    },
  },
  parseDate: {
    description:
      'Lee un texto según un patrón; `null` si no lo sigue o si la fecha no existe, como 31/02/2026.',
    parameters: {
      text: 'El texto.',
      pattern: 'El patrón.',
      locale: 'El idioma, o un `Locale` de date-fns.',
      options: 'La zona horaria.',
    },
  },
  toDate: {
    description:
      'Lee cualquier fecha. Un texto sin zona se toma como UTC; `null` si no se puede leer.',
    parameters: { value: 'Una fecha, un texto o una marca de tiempo.' },
  },
  isBefore: { description: 'Si una fecha es anterior a otra.', parameters: COMPARED },
  isSameOrBefore: {
    description: 'Si una fecha es anterior a otra o está en la misma unidad.',
    parameters: COMPARED,
  },
  isAfter: { description: 'Si una fecha es posterior a otra.', parameters: COMPARED },
  isSameOrAfter: {
    description: 'Si una fecha es posterior a otra o está en la misma unidad.',
    parameters: COMPARED,
  },
  isSame: {
    description: 'Si dos fechas están en la misma unidad, o son el mismo instante.',
    parameters: COMPARED,
  },
  isBetween: {
    description: 'Si una fecha está entre otras dos.',
    parameters: {
      date: COMPARED.date,
      start: 'El comienzo.',
      end: 'El fin.',
      unit: COMPARED.unit,
      inclusivity: 'Si los extremos cuentan: el corchete incluye, el paréntesis no.',
      options: COMPARED.options,
    },
  },
  add: {
    description:
      'La fecha más adelante. Un día que el mes no tiene pasa a ser el último; la hora se conserva.',
    parameters: {
      date: 'La fecha.',
      amount: 'Cuánto se suma.',
      unit: 'De qué unidad.',
      options: COMPARED.options,
    },
  },
  subtract: {
    description: 'La fecha más atrás.',
    parameters: {
      date: 'La fecha.',
      amount: 'Cuánto se resta.',
      unit: 'De qué unidad.',
      options: COMPARED.options,
    },
  },
  diff: {
    description:
      'Cuántas unidades completas hay desde otra fecha hasta esta; negativo si esta es anterior.',
    parameters: {
      date: 'La fecha hasta la que se cuenta.',
      other: 'La fecha desde la que se cuenta.',
      unit: 'En qué unidad.',
      options: COMPARED.options,
    },
  },
  getToday: { description: 'Hoy, completo.', parameters: SPAN },
  getYesterday: { description: 'Ayer, completo.', parameters: SPAN },
  getTomorrow: { description: 'Mañana, completo.', parameters: SPAN },
  getWeek: { description: 'La semana de hoy; empieza el lunes.', parameters: SPAN },
  getMonth: { description: 'El mes de hoy.', parameters: SPAN },
  getYear: { description: 'El año de hoy.', parameters: SPAN },
  getDateRange: {
    description: 'Varios días desde una fecha, o hasta ella, o todo su mes.',
    parameters: { options: 'Cuántos días y desde cuándo.' },
  },
  colombianHolidays: {
    description:
      'Los festivos de Colombia de un año, calculados y en orden. Antes de 1984 no hay ninguno.',
    parameters: { year: 'El año.' },
  },
  isHoliday: {
    description: 'Si el día local de una fecha es festivo en Colombia.',
    parameters: { date: 'La fecha.' },
  },
  nextHoliday: {
    description: 'El primer festivo después del día de una fecha.',
    parameters: { date: 'La fecha.' },
  },
  isBusinessDay: {
    description: 'Si el día local de una fecha no es fin de semana ni festivo.',
    parameters: { date: 'La fecha.', ...WORKDAYS },
  },
  addBusinessDays: {
    description:
      'La fecha tantos días hábiles después, o antes si son negativos. La fecha misma no cuenta, como en los términos de ley.',
    parameters: { date: 'La fecha.', amount: 'Cuántos días hábiles.', ...WORKDAYS },
  },
  countBusinessDays: {
    description: 'Cuántos días hábiles hay entre dos fechas, contando ambas.',
    parameters: { from: 'La primera fecha.', to: 'La última fecha.', ...WORKDAYS },
  },
  dateShortcuts: { description: 'Los accesos directos del paquete, en su orden.' },

  // @guadua/file
  detectFileType: {
    description: 'Qué es un archivo según sus primeros bytes, diga lo que diga su nombre.',
    parameters: { source: 'El archivo, o sus bytes.' },
  },
  readAsArrayBuffer: {
    description: 'Todo el contenido de un archivo.',
    parameters: { blob: 'El archivo.' },
  },
  readAsDataURL: {
    description: 'El contenido de un archivo como una URL `data:`.',
    parameters: { blob: 'El archivo.' },
  },
  urlToFile: {
    description:
      'Trae una URL como archivo. La de otro sitio exige que ese sitio lo permita (CORS).',
    parameters: { url: 'La dirección.', options: 'El nombre, el tipo y cómo se pide.' },
  },
  urlToDataUrl: {
    description: 'Trae una URL como una URL `data:`.',
    parameters: { url: 'La dirección.', options: 'El tipo y cómo se pide.' },
  },
  maxFileSize: {
    description:
      'Un validador que rechaza archivos más grandes, con la clave `maxFileSize`. Las URL guardadas pasan.',
    parameters: { limit: 'Bytes, o un texto como `2MB`.' },
  },
  minFileSize: {
    description: 'Un validador que rechaza archivos más pequeños, con la clave `minFileSize`.',
    parameters: { limit: 'Bytes, o un texto como `10KB`.' },
  },
  fileType: {
    description: 'Un validador que solo admite estas extensiones, con la clave `fileType`.',
    parameters: { extensions: 'Las extensiones, con punto o sin él.' },
  },
  requiredFileType: {
    description:
      'Un validador que solo admite este contenido, diga lo que diga el nombre, con la clave `requiredFileType`.',
    parameters: { types: 'Los tipos de `detectFileType`.' },
  },
  planFileList: {
    description: 'Qué se conserva de lo elegido, y por qué se rechaza lo demás.',
    parameters: {
      current: 'Lo que ya había.',
      chosen: 'Lo que se eligió.',
      options: 'Los límites.',
    },
  },
  fileNameFromUrl: {
    description: 'El nombre del archivo al que apunta una URL.',
    parameters: { url: 'La dirección.', fallback: 'Lo que queda si la URL no trae un nombre.' },
  },
  sanitizeFileName: {
    description: 'Un nombre que se puede guardar y mostrar sin peligro.',
    parameters: { name: 'El nombre.', fallback: 'Lo que queda cuando no queda nada.' },
  },
  formatFileSize: {
    description: 'Un tamaño escrito para leer: `1,2 MB`.',
    parameters: { bytes: 'El tamaño en bytes.', locale: 'El idioma de la coma.' },
  },
  optimizeImage: {
    description:
      'Hace más liviana una imagen: a escala, derecha y sin los datos del lugar donde se tomó. Rechaza con un `ImageOptimizeError`.',
    parameters: { file: 'La imagen.', options: 'El tamaño, la calidad y el formato.' },
  },
  planResize: {
    description: 'El tamaño del resultado y el lugar de la imagen dentro de él, en números.',
    parameters: { size: 'El tamaño de la imagen.', options: 'Lo que decide el tamaño final.' },
  },
  IMAGE_WIDTH: { description: 'Anchos usuales, en píxeles.' },
};
