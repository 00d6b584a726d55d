import { createFacebookSignIn, createGoogleSignIn } from '@guadua/utils/social';

const clientId: string | undefined = import.meta.env.VITE_GOOGLE_CLIENT_ID;
const appId: string | undefined = import.meta.env.VITE_FACEBOOK_APP_ID;

/** Which providers are the real ones. */
export const isConfigured = { google: Boolean(clientId), facebook: Boolean(appId) };

/** Made once, when the page first loads; without an id, a simulated one. */
export const google = createGoogleSignIn(
  clientId ? { clientId } : { clientId: 'guadua-simulado', scriptSrc: '/simulado/google.js' },
);

export const facebook = createFacebookSignIn(
  appId ? { appId } : { appId: 'guadua-simulado', scriptSrc: '/simulado/facebook.js' },
);
