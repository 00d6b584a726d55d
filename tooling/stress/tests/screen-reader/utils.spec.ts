import { test, testTranscript } from './screen-reader.ts';

testTranscript(
  'a button that is loading says that it is busy, and keeps the focus',
  'buttons',
  `
  Tab   → Guardar, botón
  Enter → Guardar, botón, ocupado, no disponible
  Tab   → Destacar, botón
  Tab   → Ayuda, enlace
  Tab   → Favorito, botón`,
);

testTranscript(
  'a tooltip describes its button',
  'tooltip',
  `
  Tab    → Descargar, botón, Descarga el informe en PDF
  Escape → Descargar, botón`,
);

testTranscript(
  'snackbars are announced politely, the same one twice, with the way to their action',
  'snackbars',
  `
  Tab       → Guardar, botón
  Enter     → «Cambios guardados»
  Enter     → «Cambios guardados»
  Tab Enter → Borrar, botón | «Archivo borrado. Pulsa F6 para «Deshacer»»`,
);

testTranscript(
  'an error is announced at once, and F6 leads to it and back',
  'snackbars',
  `
  Shift+Tab Enter → Enviar, botón | ¡Sin conexión!
  F6              → Notificaciones (F6), región | Sin conexión, grupo
  F6              → Enviar, botón`,
);

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-write'] });

  testTranscript(
    'a copied text is announced once',
    'copy-button',
    `
    Tab   → Copiar, botón
    Enter → «Copiado al portapapeles»
          → (silencio)`,
  );
});

testTranscript(
  'a sign-in that fails says why, once',
  'sign-in',
  `
  Tab   → Continuar con Google, botón
  Enter → Continuar con Google, botón, Ingreso sin configurar: falta el identificador de la aplicación.
        | ¡Ingreso sin configurar: falta el identificador de la aplicación.!
        → (silencio)`,
);
