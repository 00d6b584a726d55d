import { defaultSocialLabels } from './labels/es-co';
import type { SignInErrorCode } from './sign-in-error-code.types';

/** Why a sign-in failed, with a message in Spanish that can be shown as it is (SOC-4). */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly code: SignInErrorCode;

  constructor(code: SignInErrorCode, cause?: unknown) {
    super(defaultSocialLabels.errors[code], { cause });
    this.code = code;
  }
}
