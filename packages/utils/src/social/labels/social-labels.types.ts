import type { SignInErrorCode } from '../sign-in-error-code.types';

/** Texts of the sign-in buttons (CMP-5); group `social`. */
export interface SocialLabels {
  /** The Google button. */
  google: string;
  /** The Facebook button. */
  facebook: string;
  /** Why a sign-in failed, by the code of the error. */
  errors: Record<SignInErrorCode, string>;
}
