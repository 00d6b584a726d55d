export { createFacebookSignIn } from './social/facebook-sign-in';
export { createGoogleSignIn } from './social/google-sign-in';
export { socialLabelsEnUS } from './social/labels/en-us';
export { socialLabelsEsCO } from './social/labels/es-co';
export { socialLabelsPtBR } from './social/labels/pt-br';
export { socialLabels } from './social/labels/social-labels';
export type { SocialLabels } from './social/labels/social-labels.types';
export { SignInError } from './social/sign-in-error';
export type { SignInErrorCode } from './social/sign-in-error-code.types';
export type {
  FacebookProfile,
  FacebookSignInOptions,
  GoogleProfile,
  GoogleSignInOptions,
  SignIn,
  SignInButtonProps,
  SignInClient,
  SignInHandlers,
  SignInScript,
} from './social/social.types';
export { FacebookButton, GoogleButton } from './social/social-buttons';
export { useSignIn } from './social/use-sign-in';
