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
  const payload = readPayload(credential);
  if (payload.aud !== clientId) throw new SignInError('wrong-audience');
  if (!/^(https:\/\/)?accounts\.google\.com$/.test(text(payload.iss))) {
    throw new SignInError('wrong-issuer');
  }
  if (!(Number(payload.exp) * 1000 > now)) throw new SignInError('expired');
  if (payload.nonce !== nonce) throw new SignInError('wrong-nonce');
  const id = text(payload.sub);
  if (!id) throw new SignInError('invalid-credential');
  return {
    id,
    id_token: String(credential),
    first_name: text(payload.given_name),
    last_name: text(payload.family_name),
    email: text(payload.email),
    picture: text(payload.picture),
  };
}

function readPayload(credential: unknown): Readonly<Record<string, unknown>> {
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
