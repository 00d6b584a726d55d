'use client';

import { clsx } from 'clsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import { dataAttributes } from '../internal/data-attributes';
import { useLabels } from '../labels/guadua-provider';
import { socialTextsEsCO } from './labels-es-co';
import { SignInError } from './sign-in-error';
import type { FacebookProfile, GoogleProfile, SignInButtonProps } from './social.types';

interface ProviderButtonProps<Profile> extends SignInButtonProps<Profile> {
  provider: 'google' | 'facebook';
  logo: ReactNode;
}

/**
 * A button that signs in with Google (SOC-1), and says below why it could not. Where the browser
 * shows no prompt of Google's, Google's own button takes its place.
 *
 * @example <GoogleButton client={google} onSignIn={(profile) => send(profile.id_token)} />
 */
export function GoogleButton(props: SignInButtonProps<GoogleProfile>) {
  return <ProviderButton {...props} provider="google" logo={GOOGLE_LOGO} />;
}

/**
 * A button that signs in with Facebook (SOC-1), and says below why it could not.
 *
 * @example <FacebookButton client={facebook} onSignIn={(profile) => greet(profile.first_name)} />
 */
export function FacebookButton(props: SignInButtonProps<FacebookProfile>) {
  return <ProviderButton {...props} provider="facebook" logo={FACEBOOK_LOGO} />;
}

function ProviderButton<Profile>({
  provider,
  logo,
  client,
  onSignIn,
  onCancel,
  onError,
  children,
  disabled = false,
  labels: ownLabels,
  className,
  ref,
}: ProviderButtonProps<Profile>) {
  const labels = useLabels('social', socialTextsEsCO, ownLabels);
  const errorId = useId();
  const fallback = useRef<HTMLDivElement>(null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<SignInError | null>(null);

  const press = async () => {
    if (pending) return;
    setPending(true);
    setError(null);
    try {
      const profile = await client.signIn({ fallback: fallback.current });
      fallback.current?.replaceChildren();
      if (profile) onSignIn?.(profile);
      else onCancel?.();
    } catch (cause) {
      const failure =
        cause instanceof SignInError ? cause : new SignInError('provider-error', cause);
      setError(failure);
      onError?.(failure);
    } finally {
      setPending(false);
    }
  };

  return (
    <div className={clsx('gd-social', className)}>
      <button
        ref={ref}
        type="button"
        className="gd-social__button"
        {...dataAttributes({ provider, pending, invalid: error !== null })}
        aria-busy={pending}
        aria-describedby={error ? errorId : undefined}
        disabled={disabled}
        onClick={press}
      >
        {logo}
        {children ?? labels[provider]}
      </button>
      <div ref={fallback} className="gd-social__fallback" />
      <p id={errorId} className="gd-social__error" role="alert">
        {error && labels.errors[error.code]}
      </p>
    </div>
  );
}

const GOOGLE_LOGO = (
  <svg className="gd-social__logo" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      fill="#4285f4"
      d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.3-2.1 3.5-5.2 3.5-8.8"
    />
    <path
      fill="#34a853"
      d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.8-3.8h-4v3.1A12 12 0 0 0 12 24"
    />
    <path fill="#fbbc05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8z" />
    <path
      fill="#ea4335"
      d="M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.1A12 12 0 0 0 1.3 6.6l4 3.1A7.2 7.2 0 0 1 12 4.8"
    />
  </svg>
);

const FACEBOOK_LOGO = (
  <svg className="gd-social__logo" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      fill="currentColor"
      d="M24 12a12 12 0 1 0-13.9 11.9v-8.4H7.1V12h3V9.4c0-3 1.8-4.7 4.5-4.7 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.5 3.5h-2.8v8.4A12 12 0 0 0 24 12"
    />
  </svg>
);
