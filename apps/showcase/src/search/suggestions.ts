/** What is offered before anything was typed: where most people go. */
export const FIRST_PATHS: readonly string[] = [
  '/primeros-pasos',
  '/componentes',
  '/forms/basic',
  '/forms/extras',
  '/select/basic',
  '/date/basic',
  '/file/basic',
  '/utils/snackbar',
  '/utils/theme',
  '/novedades',
];

/** What is offered where nothing was found: words that find something, and show what can be asked. */
export const SUGGESTED_QUERIES: readonly string[] = [
  'desplegable',
  'calendario',
  'subir archivos',
  'NIT',
  'contraseña',
  'flecha abajo',
];
