import type { LabelPack } from '../../labels/labels.types';
import type { SocialLabels } from './social-labels.types';

const texts: SocialLabels = {
  google: 'Continue with Google',
  facebook: 'Continue with Facebook',
  errors: {
    'not-configured': 'Sign-in is not configured: the id of the application is missing.',
    'script-blocked':
      'The provider’s script could not be loaded. Check your connection or your ad blocker.',
    'script-invalid': 'The provider’s script came incomplete. Try again later.',
    'popup-refused':
      'The browser did not open the sign-in window. Allow it for this site and try again.',
    'invalid-credential': 'The provider’s credential is not valid, or has expired. Try again.',
    'provider-error': 'The provider could not hand over your data. Try again.',
  },
};

/** Los textos de los botones de ingreso en inglés de Estados Unidos, para `<GuaduaProvider labels>`. */
export const socialLabelsEnUS: LabelPack = { group: 'social', labels: texts };
