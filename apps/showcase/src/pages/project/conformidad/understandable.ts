import type { Criterion } from './criterion.types';

/** Principle 3. */
export const UNDERSTANDABLE: readonly Criterion[] = [
  {
    number: '3.1.1',
    name: 'Idioma de la página',
    result: 'cumple',
    how: '`es-CO` en cada página.',
    tests: ['apps/showcase/e2e/long/every-page.spec.ts'],
  },
  {
    number: '3.1.2',
    name: 'Idioma de las partes',
    result: 'excepcion',
    how: 'Los nombres del código están en inglés dentro del texto, sin marcar su idioma.',
    tests: ['apps/showcase/e2e/long/every-page.spec.ts'],
  },
  {
    number: '3.2.1',
    name: 'Al recibir el foco',
    result: 'cumple',
    how: 'Recibir el foco no envía nada, no cambia de página ni lleva el foco a otra parte. Un campo de fecha abre su calendario y deja ahí el cursor; `openOnFocus={false}` lo evita, y en una pantalla angosta no se abre.',
    tests: ['packages/date/src/date-picker/date-picker.browser.test.tsx'],
  },
  {
    number: '3.2.2',
    name: 'Al recibir entradas',
    result: 'parcial',
    how: 'Elegir con Enter no envía el formulario; que nada más lo envíe ni cambie de página se revisó a mano.',
    tests: ['packages/select/src/select/select.keyboard.browser.test.tsx'],
  },
  {
    number: '3.2.3',
    name: 'Navegación coherente',
    result: 'cumple',
    how: 'La barra se arma con una sola tabla: es la misma, en el mismo orden, en todas las páginas.',
    tests: ['apps/showcase/e2e/routes.spec.ts'],
  },
  {
    number: '3.2.4',
    name: 'Identificación coherente',
    result: 'parcial',
    how: 'Todo texto viene de los textos del paquete, ninguno está escrito en un componente; que lo mismo se llame igual se revisó a mano.',
    tests: ['tooling/stress/tests/labels.spec.ts'],
  },
  {
    number: '3.2.6',
    name: 'Ayuda coherente',
    result: 'mano',
    how: '«Reportar un problema» está en el mismo lugar al pie de cada página; la portada, que no tiene ese pie, lleva al repositorio.',
    tests: [],
  },
  {
    number: '3.3.1',
    name: 'Identificación de errores',
    result: 'cumple',
    how: 'El error se escribe junto a su campo y se anuncia una vez.',
    tests: [
      'packages/forms/src/field/field.test.tsx',
      'packages/forms/src/form/form.test.tsx',
      'tooling/stress/tests/screen-reader/forms.spec.ts',
    ],
  },
  {
    number: '3.3.2',
    name: 'Etiquetas o instrucciones',
    result: 'parcial',
    how: 'axe pide a cada campo una etiqueta; que se vea, y que diga el formato donde hace falta, se revisó a mano.',
    tests: [
      'tooling/testing/src/widget/access-cases.ts',
      'apps/showcase/e2e/long/every-page.spec.ts',
    ],
  },
  {
    number: '3.3.3',
    name: 'Sugerencia ante errores',
    result: 'cumple',
    how: 'Una fecha que no se entiende muestra cómo se escribe, y un NIT, cuál es su dígito.',
    tests: [
      'tooling/stress/tests/screen-reader/date.spec.ts',
      'tooling/stress/tests/screen-reader/forms.spec.ts',
    ],
  },
  {
    number: '3.3.4',
    name: 'Prevención de errores',
    result: 'cumple',
    how: '`Form` se envía una vez, y puede preguntar antes de salir con cambios.',
    tests: ['packages/forms/src/form/form.test.tsx'],
  },
  {
    number: '3.3.7',
    name: 'Entrada redundante',
    result: 'cumple',
    how: 'Lo escrito no se pierde al fallar un envío.',
    tests: [
      'packages/forms/src/form/form-errors.test.tsx',
      'packages/forms/src/form/form.test.tsx',
    ],
  },
  {
    number: '3.3.8',
    name: 'Autenticación accesible',
    result: 'parcial',
    how: 'Los códigos se pegan y se completan solos. Que `PasswordInput` deje pegar y lleve el `autocomplete` que busca un gestor de contraseñas se revisó a mano.',
    tests: ['packages/forms/src/pin-input/pin-input.browser.test.tsx'],
  },
];

/** Principle 4; 4.1.1 has no content since WCAG 2.2. */
export const ROBUST: readonly Criterion[] = [
  {
    number: '4.1.2',
    name: 'Nombre, función, valor',
    result: 'cumple',
    how: 'Los patrones de la guía ARIA, con su estado, como los dice un lector de pantalla.',
    tests: [
      'tooling/testing/src/widget/access-cases.ts',
      'tooling/stress/tests/screen-reader/forms.spec.ts',
      'tooling/stress/tests/screen-reader/select.spec.ts',
      'tooling/stress/tests/screen-reader/date.spec.ts',
      'tooling/stress/tests/screen-reader/file.spec.ts',
      'tooling/stress/tests/screen-reader/utils.spec.ts',
    ],
  },
  {
    number: '4.1.3',
    name: 'Mensajes de estado',
    result: 'cumple',
    how: 'Resultados, cargas, archivos y avisos se anuncian sin mover el foco.',
    tests: [
      'tooling/stress/tests/screen-reader/select.spec.ts',
      'tooling/stress/tests/screen-reader/file.spec.ts',
      'tooling/stress/tests/screen-reader/utils.spec.ts',
    ],
  },
];
