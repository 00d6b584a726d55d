import { trustedScriptUrl } from '../internal/trusted-script-url';
import { loadProvider } from './provider-script';
import { SignInError } from './sign-in-error';
import type { FacebookProfile, FacebookSignInOptions, SignInClient } from './social.types';

interface FacebookSdk {
  init(options: { appId: string; version: string; cookie: boolean; xfbml: boolean }): void;
  login(done: (response?: LoginResponse) => void, options: { scope: string }): void;
  logout(done: () => void): void;
  api(path: string, options: { fields: string }, done: (response?: ProfileResponse) => void): void;
}

interface LoginResponse {
  status?: string;
  authResponse?: { accessToken?: string } | null;
}

interface ProfileResponse {
  error?: unknown;
  id?: string;
  first_name?: string;
  last_name?: string;
  email?: string;
  picture?: { data?: { url?: string } };
}

const SCRIPT = 'https://connect.facebook.net/es_LA/sdk.js';
const FIELDS = 'first_name,last_name,email,picture.width(300)';

/**
 * El ingreso con Facebook. Se crea una vez, al iniciar la aplicación; no carga nada hasta que alguien pide entrar.
 * El servidor debe verificar el `access_token`.
 * @example
 * const facebook = createFacebookSignIn({ appId: import.meta.env.VITE_FACEBOOK_APP_ID });
 */
export function createFacebookSignIn({
  appId,
  version = 'v25.0',
  scriptSrc,
  ...script
}: FacebookSignInOptions): SignInClient<FacebookProfile> {
  let started: FacebookSdk | undefined;
  let session: FacebookSdk | undefined;

  async function load(): Promise<FacebookSdk> {
    const src = scriptSrc ?? trustedScriptUrl(SCRIPT);
    const sdk = await loadProvider(appId, src, script, facebookOf);
    if (!started) sdk.init({ appId: appId ?? '', version, cookie: false, xfbml: false });
    started = sdk;
    return sdk;
  }

  return {
    configured: Boolean(appId),
    async load() {
      await load();
    },
    async signIn() {
      const sdk = await load();
      const login = await openLogin(sdk);
      const accessToken = login?.authResponse?.accessToken;
      if (login?.status !== 'connected' || !accessToken) {
        console.warn('Guadua: la persona cerró la ventana de Facebook sin entrar.');
        return null;
      }
      session = sdk;
      const profile = await readProfile(sdk);
      const { id = '', first_name = '', last_name = '', email = '' } = profile;
      const picture = profile.picture?.data?.url;
      return {
        id,
        access_token: accessToken,
        first_name,
        last_name,
        email,
        ...(picture ? { picture } : undefined),
      };
    },
    async signOut() {
      // Without a session the SDK complains and never answers.
      const left = session;
      session = undefined;
      if (left) await new Promise<void>((resolve) => left.logout(resolve));
    },
  };
}

function facebookOf(scope: Window & { FB?: FacebookSdk }) {
  return scope.FB;
}

/** The SDK does not report when the browser refuses its window, so the opening is watched. */
function openLogin(sdk: FacebookSdk): Promise<LoginResponse | undefined> {
  return new Promise((resolve, reject) => {
    const { open } = window;
    window.open = (...args) => {
      const opened = open.apply(window, args);
      if (!opened) reject(new SignInError('popup-refused'));
      return opened;
    };
    try {
      sdk.login(resolve, { scope: 'public_profile,email' });
    } catch (cause) {
      reject(new SignInError('provider-error', cause));
    } finally {
      window.open = open;
    }
  });
}

function readProfile(sdk: FacebookSdk): Promise<ProfileResponse> {
  return new Promise((resolve, reject) => {
    sdk.api('/me', { fields: FIELDS }, (response) => {
      if (response?.id && !response.error) resolve(response);
      else reject(new SignInError('provider-error', response?.error));
    });
  });
}
