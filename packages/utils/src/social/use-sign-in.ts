'use client';

import { useCallback, useRef, useState } from 'react';
import { SignInError } from './sign-in-error';
import type { FacebookProfile, GoogleProfile, SignIn, SignInClient } from './social.types';

interface SignInState<Profile> {
  profile: Profile | null;
  pending: boolean;
  error: SignInError | null;
}

export function useSignIn<Profile>(client: SignInClient<Profile>): SignIn<Profile> {
  const [state, setState] = useState<SignInState<Profile>>({
    profile: null,
    pending: false,
    error: null,
  });
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
    setState({ profile: null, pending: false, error: null });
  }, [client]);
  return { ...state, signIn, signOut };
}

function asSignInError(cause: unknown): SignInError {
  return cause instanceof SignInError ? cause : new SignInError('provider-error', cause);
}

/** Signing in with Google in a component (SOC-1); nothing is loaded before `signIn`. */
export function useGoogleSignIn(client: SignInClient<GoogleProfile>): SignIn<GoogleProfile> {
  return useSignIn(client);
}

/** Signing in with Facebook in a component (SOC-1); nothing is loaded before `signIn`. */
export function useFacebookSignIn(client: SignInClient<FacebookProfile>): SignIn<FacebookProfile> {
  return useSignIn(client);
}
