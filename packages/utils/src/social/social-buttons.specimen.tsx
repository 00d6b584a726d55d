import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { GuaduaProvider } from '@guadua/utils';
import {
  createFacebookSignIn,
  createGoogleSignIn,
  FacebookButton,
  GoogleButton,
  socialLabels,
  useSignIn,
} from '@guadua/utils/social';
import { useState } from 'react';

function SignIn({ t }: SpecimenProps) {
  const [google] = useState(() => createGoogleSignIn({ clientId: undefined }));
  const [facebook] = useState(() => createFacebookSignIn({ appId: undefined }));
  const first = useSignIn(google);
  const second = useSignIn(facebook);
  return (
    <GuaduaProvider labels={[socialLabels({ google: t('Continuar con Google') })]}>
      <div className="row">
        <GoogleButton client={google} />
        <FacebookButton client={facebook}>{t('Continuar con Facebook')}</FacebookButton>
        <button type="button" data-test="google" onClick={() => void first.signIn()}>
          <span>{t('Entrar')}</span> <span>{first.error?.code}</span>
        </button>
        <button type="button" data-test="facebook" onClick={() => void second.signIn()}>
          <span>{t('Entrar')}</span> <span>{second.error?.code}</span>
        </button>
      </div>
    </GuaduaProvider>
  );
}

export const specimens: Specimens = {
  'sign-in': defineSpecimen({
    covers: ['GoogleButton', 'FacebookButton', 'useSignIn'],
    View: SignIn,
    use: async (user) => {
      await user.press('[data-provider=google]');
      await user.press('[data-provider=facebook]');
      await user.press('[data-test=google]');
      await user.press('[data-test=facebook]');
      await user.find('[data-provider=google][data-invalid]');
    },
  }),
};
