import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createFacebookSignIn } from './facebook-sign-in';
import { createGoogleSignIn } from './google-sign-in';
import { FacebookButton, GoogleButton } from './social-buttons';

it('renders the buttons on a server, where clients can be made too (CMP-7)', () => {
  const google = createGoogleSignIn({ clientId: 'guadua-web' });
  const facebook = createFacebookSignIn({ appId: undefined });
  const html = renderToString(
    <>
      <GoogleButton client={google} />
      <FacebookButton client={facebook} />
    </>,
  );
  expect(html).toContain('Continuar con Google');
  expect(html).toContain('Continuar con Facebook');
});
