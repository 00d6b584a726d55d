import { test } from './screen-reader.ts';

test('a button that is loading says that it is busy, and keeps the focus', async ({ reader }) => {
  await reader.visit('buttons');
  await reader.press('Tab');
  await reader.announces('Guardar, botón');
  await reader.press('Enter');
  await reader.announces('Guardar, botón, ocupado, no disponible');
  await reader.press('Tab');
  await reader.announces('Destacar, botón');
  await reader.press('Tab');
  await reader.announces('Ayuda, enlace');
  await reader.press('Tab');
  await reader.announces('Favorito, botón');
});

test('a tooltip describes its button', async ({ reader }) => {
  await reader.visit('tooltip');
  await reader.press('Tab');
  await reader.announces('Descargar, botón, Descarga el informe en PDF');
  await reader.press('Escape');
  await reader.announces('Descargar, botón');
});

test('snackbars are announced politely, the same one twice, with the way to their action', async ({
  reader,
}) => {
  await reader.visit('snackbars');
  await reader.press('Tab');
  await reader.announces('Guardar, botón');
  await reader.press('Enter');
  await reader.announces('«Cambios guardados»');
  await reader.press('Enter');
  await reader.announces('«Cambios guardados»');
  await reader.press('Tab', 'Enter');
  await reader.announces('Borrar, botón', '«Archivo borrado. Pulsa F6 para «Deshacer»»');
});

test('an error is announced at once, and F6 leads to it and back', async ({ reader }) => {
  await reader.visit('snackbars');
  await reader.press('Shift+Tab', 'Enter');
  await reader.announces('Enviar, botón', '¡Sin conexión!');
  await reader.press('F6');
  await reader.announces('Notificaciones (F6), región', 'Sin conexión, grupo');
  await reader.press('F6');
  await reader.announces('Enviar, botón');
});

test('a copied text is announced once', async ({ reader, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await reader.visit('copy-button');
  await reader.press('Tab');
  await reader.announces('Copiar, botón');
  await reader.press('Enter');
  await reader.announces('«Copiado al portapapeles»');
  await reader.announcesNothing();
});

test('a sign-in that fails says why, once', async ({ reader }) => {
  await reader.visit('sign-in');
  await reader.press('Tab');
  await reader.announces('Continuar con Google, botón');
  await reader.press('Enter');
  await reader.announces(
    'Continuar con Google, botón, Ingreso sin configurar: falta el identificador de la aplicación.',
    '¡Ingreso sin configurar: falta el identificador de la aplicación.!',
  );
  await reader.announcesNothing();
});
