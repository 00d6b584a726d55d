import { SignInError } from './sign-in-error';
import type { GoogleProfile } from './social.types';

export interface ExpectedCredential {
  clientId: string;
  nonce: string;
  now: number;
}

export function readGoogleCredential(
  credential: unknown,
  { clientId, nonce, now }: ExpectedCredential,
): GoogleProfile {
  const claims = readClaims(credential);
  const isRight = {
    aud: claims.aud === clientId,
    iss: /^(https:\/\/)?accounts\.google\.com$/.test(text(claims.iss)),
    exp: Number(claims.exp) * 1000 > now,
    nonce: claims.nonce === nonce,
    sub: text(claims.sub) !== '',
  };
  for (const [claim, right] of Object.entries(isRight)) {
    if (!right) throw new SignInError('invalid-credential', `unexpected ${claim}`);
  }
  return {
    id: text(claims.sub),
    id_token: text(credential),
    first_name: text(claims.given_name),
    last_name: text(claims.family_name),
    email: text(claims.email),
    picture: text(claims.picture),
  };
}

function readClaims(credential: unknown): Readonly<Record<string, unknown>> {
  try {
    const [, payload = ''] = text(credential).split('.');
    const bytes = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
    const json = new TextDecoder().decode(Uint8Array.from(bytes, (one) => one.charCodeAt(0)));
    const value: unknown = JSON.parse(json);
    // A text or a number has no properties to read; an object has the claims.
    return Object.fromEntries(Object.entries(Object(value)));
  } catch (cause) {
    throw new SignInError('invalid-credential', cause);
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
