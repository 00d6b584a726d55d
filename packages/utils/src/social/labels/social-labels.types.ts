import type { SignInErrorCode } from '../sign-in-error-code.types';

/** Los textos de los botones de ingreso. */
export interface SocialLabels {
  /** El botón de Google. */
  google: string;
  /** El botón de Facebook. */
  facebook: string;
  /** Por qué falló el ingreso, según el código del error. */
  errors: Record<SignInErrorCode, string>;
}
