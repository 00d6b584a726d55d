import { createFacebookSignIn, createGoogleSignIn } from '@guadua/utils/social';

const clientId: string | undefined = import.meta.env.VITE_GOOGLE_CLIENT_ID;
const appId: string | undefined = import.meta.env.VITE_FACEBOOK_APP_ID;

/** Qué proveedores son los reales. */
export const isConfigured = { google: Boolean(clientId), facebook: Boolean(appId) };

/** Se crean una vez, al cargar la página; sin identificador, uno simulado. */
export const google = createGoogleSignIn(
  clientId ? { clientId } : { clientId: 'guadua-simulado', scriptSrc: '/simulado/google.js' },
);

export const facebook = createFacebookSignIn(
  appId ? { appId } : { appId: 'guadua-simulado', scriptSrc: '/simulado/facebook.js' },
);
