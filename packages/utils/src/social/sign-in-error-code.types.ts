/** Por qué falló el ingreso. */
export type SignInErrorCode =
  | 'not-configured'
  | 'script-blocked'
  | 'script-invalid'
  | 'popup-refused'
  | 'invalid-credential'
  | 'provider-error';
