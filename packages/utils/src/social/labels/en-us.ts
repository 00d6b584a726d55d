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
    'invalid-credential': 'The provider answered with a credential that can’t be read.',
    'wrong-audience': 'The credential belongs to another application.',
    'wrong-issuer': 'The credential does not come from the provider.',
    expired: 'The credential has expired. Try again.',
    'wrong-nonce': 'The credential does not belong to this sign-in.',
    'provider-error': 'The provider could not hand over your data. Try again.',
  },
};

/** English (United States), for `<GuaduaProvider labels>`. */
export const socialLabelsEnUS: LabelPack = { group: 'social', labels: texts };
