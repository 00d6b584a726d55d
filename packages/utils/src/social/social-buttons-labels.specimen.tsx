import type { LabelState, LabelUser } from '@guadua/catalog';
import {
  FacebookButton,
  GoogleButton,
  type SignInClient,
  SignInError,
  type SignInErrorCode,
} from '@guadua/utils/social';

function failing(code: SignInErrorCode): SignInClient<never> {
  return {
    configured: true,
    load: async () => {},
    signIn: async () => {
      throw new SignInError(code);
    },
    signOut: async () => {},
  };
}

const CODES: readonly SignInErrorCode[] = [
  'not-configured',
  'script-blocked',
  'script-invalid',
  'popup-refused',
  'invalid-credential',
  'provider-error',
];

export const labelStates: readonly LabelState[] = [
  ...CODES.map((code) => ({
    title: `sign-in that fails with ${code}`,
    element: (
      <>
        <GoogleButton client={failing(code)} />
        <FacebookButton client={failing(code)} />
      </>
    ),
    use: async ({ click, shown }: LabelUser) => {
      await click('[data-provider=google]');
      await shown('social.google', 'social.facebook', `social.errors.${code}`);
    },
  })),
];
