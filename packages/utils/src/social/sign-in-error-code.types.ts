/** Why a sign-in failed (SOC-4). */
export type SignInErrorCode =
  | 'not-configured'
  | 'script-blocked'
  | 'script-invalid'
  | 'popup-refused'
  | 'invalid-credential'
  | 'wrong-audience'
  | 'wrong-issuer'
  | 'expired'
  | 'wrong-nonce'
  | 'provider-error';
