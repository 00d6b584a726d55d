'use client';

import { useCallback, useRef, useState } from 'react';
import { SignInError } from './sign-in-error';
import type { SignIn, SignInClient } from './social.types';

type SignInState<Profile> = Pick<SignIn<Profile>, 'profile' | 'pending' | 'error'>;

const SIGNED_OUT = { profile: null, pending: false, error: null } as const;

/** El ingreso dentro de un componente con botón propio, con su estado. Nada se carga antes de `signIn`. */
export function useSignIn<Profile>(client: SignInClient<Profile>): SignIn<Profile> {
  const [state, setState] = useState<SignInState<Profile>>(SIGNED_OUT);
  const attempts = useRef(0);
  const signIn: SignIn<Profile>['signIn'] = useCallback(
    async ({ fallback, onSignIn, onCancel, onError } = {}) => {
      const attempt = ++attempts.current;
      setState((now) => ({ ...now, pending: true, error: null }));
      const { profile, error } = await client.signIn({ fallback }).then(
        (signedIn) => ({ profile: signedIn, error: null }),
        (cause) => ({ profile: null, error: asSignInError(cause) }),
      );
      // Asking again gave up the attempt before: it reports nothing more, and the button of the later one stays.
      if (attempt !== attempts.current) return null;
      fallback?.replaceChildren();
      setState((now) => ({ profile: profile ?? now.profile, pending: false, error }));
      if (error) onError?.(error);
      else if (profile) onSignIn?.(profile);
      else onCancel?.();
      return profile;
    },
    [client],
  );
  const signOut = useCallback(async () => {
    await client.signOut();
    setState(SIGNED_OUT);
  }, [client]);
  return { ...state, signIn, signOut };
}

function asSignInError(cause: unknown): SignInError {
  return cause instanceof SignInError ? cause : new SignInError('provider-error', cause);
}
