import { createFacebookSignIn, FacebookButton } from '@guadua/utils/social';

const facebook = createFacebookSignIn({
  appId: '1234',
  scriptSrc: 'https://bloqueado.invalid/sdk.js',
});

export function Blocked() {
  return <FacebookButton client={facebook} />;
}
