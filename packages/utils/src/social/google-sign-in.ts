import { trustedScriptUrl } from '../internal/trusted-script-url';
import { loadProvider } from './provider-script';
import { SignInError } from './sign-in-error';
import type { GoogleProfile, GoogleSignInOptions, SignInClient } from './social.types';

interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    callback: (response: { credential?: unknown }) => void;
    nonce: string;
    auto_select: boolean;
    use_fedcm_for_prompt: boolean;
  }): void;
  prompt(listener: (moment: PromptMoment) => void): void;
  renderButton(parent: HTMLElement, options: Record<string, unknown>): void;
  cancel(): void;
  disableAutoSelect(): void;
}

const SCRIPT = 'https://accounts.google.com/gsi/client';

/** With FedCM Google leaves some of these methods out. */
interface PromptMoment {
  isNotDisplayed?: () => boolean;
  isSkippedMoment?: () => boolean;
  getSkippedReason?: () => string;
  isDismissedMoment?: () => boolean;
  getDismissedReason?: () => string;
}

/**
 * El ingreso con Google. Se crea una vez, al iniciar la aplicación; no carga nada hasta que alguien pide entrar. El
 * servidor debe verificar la firma del `id_token`: aquí solo se revisa su contenido.
 * @example
 * const google = createGoogleSignIn({ clientId: import.meta.env.VITE_GOOGLE_CLIENT_ID });
 */
export function createGoogleSignIn({
  clientId,
  nonce = crypto.getRandomValues(new Uint32Array(4)).join('-'),
  autoSelect = false,
  scriptSrc,
  ...script
}: GoogleSignInOptions): SignInClient<GoogleProfile> {
  // The attempt under way; Google has one callback for all.
  let settle: ((outcome: Error | GoogleProfile | null) => void) | undefined;

  let identity: GoogleIdentity | undefined;

  async function load(): Promise<GoogleIdentity> {
    const src = scriptSrc ?? trustedScriptUrl(SCRIPT);
    const loaded = await loadProvider(clientId, src, script, googleOf);
    // Only once for the page, because Google drops the callbacks of all initialisations but the last.
    if (identity) return identity;
    identity = loaded;
    identity.initialize({
      client_id: clientId ?? '',
      callback: ({ credential }) => {
        try {
          settle?.(readProfile(credential, clientId ?? '', nonce));
        } catch (error) {
          settle?.(error instanceof Error ? error : null);
        }
      },
      nonce,
      auto_select: autoSelect,
      use_fedcm_for_prompt: true,
    });
    return identity;
  }

  return {
    configured: Boolean(clientId),
    async load() {
      await load();
    },
    async signIn({ fallback } = {}) {
      const loaded = await load();
      // Asking again gives up the attempt before.
      settle?.(null);
      return new Promise((resolve, reject) => {
        settle = (outcome) => {
          settle = undefined;
          if (outcome instanceof Error) reject(outcome);
          else resolve(outcome);
        };
        loaded.prompt((moment) => {
          const answer = answerTo(moment);
          if (answer !== 'refused') {
            if (answer === 'cancelled') settle?.(null);
          } else if (fallback) {
            // Its own button opens a window that the browser allows; the answer comes by the callback.
            fallback.replaceChildren();
            loaded.renderButton(fallback, { size: 'large', text: 'continue_with', locale: 'es' });
          } else settle?.(new SignInError('popup-refused'));
        });
      });
    },
    cancel() {
      settle?.(null);
    },
    async signOut() {
      identity?.cancel();
      identity?.disableAutoSelect();
      settle?.(null);
    },
  };
}

function googleOf(scope: Window & { google?: { accounts?: { id?: GoogleIdentity } } }) {
  return scope.google?.accounts?.id;
}

function answerTo(moment: PromptMoment): 'cancelled' | 'refused' | 'open' {
  if (moment.isDismissedMoment?.()) {
    return moment.getDismissedReason?.() === 'credential_returned' ? 'open' : 'cancelled';
  }
  if (moment.isSkippedMoment?.()) {
    const isTheirs = /user_cancel|tap_outside/.test(moment.getSkippedReason?.() ?? '');
    return isTheirs ? 'cancelled' : 'refused';
  }
  return moment.isNotDisplayed?.() ? 'refused' : 'open';
}

function readProfile(credential: unknown, clientId: string, nonce: string): GoogleProfile {
  const claims = readClaims(credential);
  const isRight = {
    aud: claims.aud === clientId,
    iss: /^(https:\/\/)?accounts\.google\.com$/.test(text(claims.iss)),
    exp: Number(claims.exp) * 1000 > Date.now(),
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
