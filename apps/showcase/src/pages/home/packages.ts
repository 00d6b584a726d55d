/** The packages in the order in which one is likely to meet them. */
export const PACKAGES: readonly { name: string; holds: string }[] = [
  {
    name: '@guadua/utils',
    holds: 'Tema, snackbar, botones, portapapeles, texto y lo que todos comparten.',
  },
  {
    name: '@guadua/forms',
    holds: 'Campos con su etiqueta y sus errores: texto, moneda, dirección, NIT, PIN, máscaras.',
  },
  {
    name: '@guadua/select',
    holds: 'Listas de una o varias opciones, locales o remotas, con cien mil filas si hace falta.',
  },
  {
    name: '@guadua/date',
    holds: 'Fechas y rangos que se escriben o se eligen, con hora y festivos.',
  },
  {
    name: '@guadua/file',
    holds: 'Archivos e imágenes: se sueltan, se revisan y se reducen antes de enviarlos.',
  },
];
