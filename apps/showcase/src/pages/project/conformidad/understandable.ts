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
    how: 'Los nombres del código están en inglés dentro del texto; las citas de los cambios, con su idioma marcado.',
    tests: ['apps/showcase/e2e/axe.ts'],
  },
  {
    number: '3.2.1',
    name: 'Al recibir el foco',
    result: 'cumple',
    how: 'Enfocar no abre ni envía nada, salvo `openOnFocus`, que se pide.',
    tests: ['tooling/testing/src/widget/focus-cases.ts'],
  },
  {
    number: '3.2.2',
    name: 'Al recibir entradas',
    result: 'cumple',
    how: 'Escribir o elegir no envía ni navega.',
    tests: ['tooling/testing/src/widget/form-cases.tsx'],
  },
  {
    number: '3.2.3',
    name: 'Navegación coherente',
    result: 'cumple',
    how: 'La misma barra, en el mismo orden, en todas.',
    tests: ['apps/showcase/e2e/routes.spec.ts'],
  },
  {
    number: '3.2.4',
    name: 'Identificación coherente',
    result: 'cumple',
    how: 'Los mismos textos salen de los mismos archivos.',
    tests: ['tooling/pseudo-locale/src/pseudo-locale.widgets.browser.test.tsx'],
  },
  {
    number: '3.2.6',
    name: 'Ayuda coherente',
    result: 'cumple',
    how: '«Reportar un problema» está al pie de cada página.',
    tests: ['apps/showcase/e2e/long/every-page.spec.ts'],
  },
  {
    number: '3.3.1',
    name: 'Identificación de errores',
    result: 'cumple',
    how: 'El error se escribe junto a su campo y se anuncia.',
    tests: ['tooling/testing/src/widget/form-cases.tsx'],
  },
  {
    number: '3.3.2',
    name: 'Etiquetas o instrucciones',
    result: 'cumple',
    how: 'Cada campo tiene etiqueta visible; el formato que pide, ayuda.',
    tests: ['apps/showcase/e2e/axe.ts'],
  },
  {
    number: '3.3.3',
    name: 'Sugerencia ante errores',
    result: 'cumple',
    how: 'El error dice qué se espera.',
    tests: ['packages/forms/src/form/form.browser.test.tsx'],
  },
  {
    number: '3.3.4',
    name: 'Prevención de errores',
    result: 'cumple',
    how: '`Form` se envía una vez, y puede preguntar antes de salir con cambios.',
    tests: ['packages/forms/src/form/form.browser.test.tsx'],
  },
  {
    number: '3.3.7',
    name: 'Entrada redundante',
    result: 'cumple',
    how: 'Lo escrito no se pierde al fallar un envío.',
    tests: ['packages/forms/src/form/form.browser.test.tsx'],
  },
  {
    number: '3.3.8',
    name: 'Autenticación accesible',
    result: 'cumple',
    how: 'Los códigos se pegan y se completan solos; nada impide un gestor de contraseñas.',
    tests: ['packages/forms/src/pin-input/pin-input.browser.test.tsx'],
  },
];

/** Principle 4; 4.1.1 has no content since WCAG 2.2. */
export const ROBUST: readonly Criterion[] = [
  {
    number: '4.1.2',
    name: 'Nombre, función, valor',
    result: 'cumple',
    how: 'Los patrones de la guía ARIA, con su estado, como los oye un lector de pantalla.',
    tests: ['tooling/testing/src/widget/access-cases.ts', 'tooling/stress/tests/screen-reader'],
  },
  {
    number: '4.1.3',
    name: 'Mensajes de estado',
    result: 'cumple',
    how: 'Resultados, cargas y avisos se anuncian sin mover el foco.',
    tests: [
      'tooling/testing/src/widget/access-cases.ts',
      'packages/utils/src/snackbar/snackbars.browser.test.tsx',
    ],
  },
];
