'use client';

import { clsx } from 'clsx/lite';
import { type ReactNode, useId, useRef } from 'react';
import { useLabels } from '../labels/guadua-provider';
import { defaultSocialLabels } from './labels/es-co';
import type { FacebookProfile, GoogleProfile, SignInButtonProps } from './social.types';
import { useSignIn } from './use-sign-in';

interface ProviderButtonProps<Profile> extends SignInButtonProps<Profile> {
  provider: 'google' | 'facebook';
  logo: ReactNode;
}

/**
 * Un botón que entra con Google y muestra por qué falló. Donde el navegador no muestra la ventana de Google, lo
 * reemplaza el botón propio de Google.
 * @example <GoogleButton client={google} onSignIn={(profile) => send(profile.id_token)} />
 */
export function GoogleButton(props: SignInButtonProps<GoogleProfile>) {
  return <ProviderButton {...props} provider="google" logo={GOOGLE_LOGO} />;
}

/**
 * Un botón que entra con Facebook y muestra por qué falló.
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
  labels: ownLabels,
  className,
  classNames: { root, button, error: errorClass } = {},
  ...rest
}: ProviderButtonProps<Profile>) {
  const labels = useLabels('social', defaultSocialLabels, ownLabels);
  const errorId = useId();
  const fallback = useRef<HTMLDivElement>(null);
  const { pending, error, signIn } = useSignIn(client);

  const onPress = () => {
    // The provider's own button waits for ever, so a person may try anew beside it.
    if (pending && !fallback.current?.hasChildNodes()) return;
    void signIn({ fallback: fallback.current, onSignIn, onCancel, onError });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is pressed on the buttons in it
    <div
      className={clsx('gd-social', className, root)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !pending || !client.cancel) return;
        event.preventDefault();
        client.cancel();
      }}
    >
      <button
        aria-describedby={error ? errorId : undefined}
        {...rest}
        type="button"
        className={clsx('gd-social__button', button)}
        data-provider={provider}
        data-pending={pending ? '' : undefined}
        data-invalid={error ? '' : undefined}
        aria-busy={pending}
        onClick={onPress}
      >
        {logo}
        <span>{children ?? labels[provider]}</span>
      </button>
      <div ref={fallback} className="gd-social__fallback" />
      <p id={errorId} className={clsx('gd-social__error', errorClass)} role="alert">
        {error && labels.errors[error.code]}
      </p>
    </div>
  );
}

const GOOGLE_LOGO = (
  <svg
    className="gd-social__logo"
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
    fill="none"
    strokeWidth="4.6"
  >
    <path stroke="#ea4335" d="M3.4 7.4a9.7 9.7 0 0 1 15.4-2.3" />
    <path stroke="#fbbc05" d="M3.4 16.6a9.7 9.7 0 0 1 0-9.2" />
    <path stroke="#34a853" d="M18.9 18.9a9.7 9.7 0 0 1-15.5-2.3" />
    <path stroke="#4285f4" d="M12 12h9.7a9.7 9.7 0 0 1-2.8 6.9" />
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
