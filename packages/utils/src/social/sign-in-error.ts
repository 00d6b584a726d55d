import { defaultSocialLabels } from './labels/es-co';
import type { SignInErrorCode } from './sign-in-error-code.types';

/** Por qué falló el ingreso, con un mensaje en español que se puede mostrar como es. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly code: SignInErrorCode;

  constructor(code: SignInErrorCode, cause?: unknown) {
    super(defaultSocialLabels.errors[code], { cause });
    this.code = code;
  }
}
