/** The benchmarks are written in English, as all code is; here they are read in Spanish. */
export const GROUP_TITLES: Readonly<Record<string, string>> = {
  select: 'Select',
  date: 'Fecha',
  form: 'Formularios',
  pin: 'PIN',
  sheet: 'Hojas en un celular',
  mask: 'Máscaras y moneda',
  image: 'Imágenes',
  size: 'Peso, con lo que trae cada librería',
};

const TERMS: readonly (readonly [english: RegExp, spanish: string])[] = [
  [/^Open\b/, 'Abrir'],
  [/, single and range$/, ', una fecha y rango'],
  [/\bsingle\b/, 'una fecha'],
  [/\brange\b/, 'rango'],
  [/\bRange\b/, 'Rango'],
  [/\bDate\b/, 'Fecha'],
  [/\balone\b/, 'sola'],
  [/\boptions\b/, 'opciones'],
  [/\bslower\b/, 'más lenta'],
  [/\bFirst typed character\b/, 'Primera letra escrita'],
  [/\bGrowth from (.+) to\b/, 'Crecimiento de $1 a'],
  [/\bElements added at open\b/, 'Elementos al abrir'],
  [/\bHeap added at open\b/, 'Memoria al abrir'],
  [/\bclosed ones mounted\b/, 'cerrados, montados'],
  [/\bclosed ones with a value mounted\b/, 'cerrados con un valor, montados'],
  [/\bMultiple: (.+) values set\b/, 'Múltiple: poner $1 valores'],
  [/\bNext month\b/, 'Mes siguiente'],
  [/: pointer over 30 days, main thread/, ': puntero sobre 30 días, hilo principal'],
  [/^Main thread while (.+) scroll by$/, 'Hilo principal mientras pasan $1'],
  [/^Longest frame while (.+) scroll by$/, 'Cuadro más largo mientras pasan $1'],
  [/ at once\b/, ' a la vez'],
  [/, wall$/, ', de principio a fin'],
  [/^A keystroke in a currency field, script/, 'Una tecla en un campo de moneda'],
  [/\bcurrency formats\b/, 'formatos de moneda'],
  [/\bCPF masks\b/, 'máscaras de CPF'],
  [/\bmounted, painted\b/, 'montados y pintados'],
  [/\bSix digits typed, main thread\b/, 'Escribir seis dígitos, hilo principal'],
  [/: sheet opened by a tap\b/, ': abrir la hoja'],
  [/: sheet picked by a tap\b/, ': escoger en la hoja'],
  [/: a tap that opens nothing\b/, ': un toque que no abre nada'],
  [/^An arrow key in the open list\b/, 'Una flecha en la lista abierta'],
  [/^Text field$/, 'Campo de texto'],
  [/^Number field$/, 'Campo de número'],
  [/^Masked field$/, 'Campo con máscara'],
  [/^Number for an input of one’s own$/, 'Números en un input propio'],
  [/^Mask for an input of one’s own$/, 'Máscara en un input propio'],
  [/^Masks and numbers$/, 'Máscaras y números'],
  [
    /^(\d+) empty fields sent, first error focused$/,
    'Enviar $1 campos vacíos, hasta el foco en el primer error',
  ],
  [/^(\d+) fields mounted, from the call of the page$/, 'Montar $1 campos, desde que se piden'],
  [/^Ten letters typed in one of (\d+)\b/, 'Escribir diez letras en uno de $1'],
  [/^Image optimiser$/, 'Optimizador de imágenes'],
  [/, main thread$/, ', hilo principal'],
];

/** A measure's name in Spanish; what isn't known stays as it is. */
export function measureTitle(measure: string): string {
  return groupDigits(
    TERMS.reduce((text, [english, spanish]) => text.replace(english, spanish), measure),
  );
}

/** Units as they are read here; the others are the same in both languages. */
export const UNITS: Readonly<Record<string, string>> = { elements: 'elementos' };

/** `10000` and `10 000` as `10.000`, as numbers are written all over the site. */
export function groupDigits(text: string): string {
  return text
    .replace(/(\d) (?=\d{3}\b)/g, '$1')
    .replace(/\d{4,}/g, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, '.'));
}
