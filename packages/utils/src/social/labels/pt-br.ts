import type { LabelPack } from '../../labels/labels.types';
import type { SocialLabels } from './social-labels.types';

const texts: SocialLabels = {
  google: 'Continuar com o Google',
  facebook: 'Continuar com o Facebook',
  errors: {
    'not-configured': 'O acesso não está configurado: falta o identificador do aplicativo.',
    'script-blocked':
      'Não foi possível carregar o programa do provedor. Verifique sua conexão ou o bloqueador de anúncios.',
    'script-invalid': 'O programa do provedor chegou incompleto. Tente de novo mais tarde.',
    'popup-refused':
      'O navegador não abriu a janela de acesso. Permita-a para este site e tente de novo.',
    'invalid-credential': 'A credencial do provedor não é válida ou já venceu. Tente de novo.',
    'provider-error': 'O provedor não pôde entregar seus dados. Tente de novo.',
  },
};

/** Los textos de los botones de ingreso en portugués de Brasil, para `<GuaduaProvider labels>`. */
export const socialLabelsPtBR: LabelPack = { group: 'social', labels: texts };
