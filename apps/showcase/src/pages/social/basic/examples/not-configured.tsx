import { createGoogleSignIn, GoogleButton } from '@guadua/utils/social';

const google = createGoogleSignIn({ clientId: undefined });

export function NotConfigured() {
  return (
    <>
      <span>Estado: {google.configured ? 'listo' : 'sin configurar'}</span>
      <GoogleButton client={google} />
    </>
  );
}
