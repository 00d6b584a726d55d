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
      // Asking again gave up the attempt before: it reports nothing more.
      const isLast = () => attempt === attempts.current;
      setState((now) => ({ ...now, pending: true, error: null }));
      let profile: Profile | null;
      try {
        profile = await client.signIn({ fallback });
      } catch (cause) {
        if (!isLast()) return null;
        const error =
          cause instanceof SignInError ? cause : new SignInError('provider-error', cause);
        setState((now) => ({ ...now, pending: false, error }));
        onError?.(error);
        return null;
      }
      if (!isLast()) return null;
      setState((now) => ({ profile: profile ?? now.profile, pending: false, error: null }));
      if (profile) onSignIn?.(profile);
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

/** Signing in with Google in a component (SOC-1); nothing is loaded before `signIn`. */
export function useGoogleSignIn(client: SignInClient<GoogleProfile>): SignIn<GoogleProfile> {
  return useSignIn(client);
}

/** Signing in with Facebook in a component (SOC-1); nothing is loaded before `signIn`. */
export function useFacebookSignIn(client: SignInClient<FacebookProfile>): SignIn<FacebookProfile> {
  return useSignIn(client);
}
