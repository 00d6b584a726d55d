import type { LabelPack } from '../../labels/labels.types';
import type { SocialLabels } from './social-labels.types';

export const defaultSocialLabels: SocialLabels = {
  google: 'Continuar con Google',
  facebook: 'Continuar con Facebook',
  errors: {
    'not-configured': 'Ingreso sin configurar: falta el identificador de la aplicación.',
    'script-blocked': 'No cargó el programa del proveedor. Revisa tu conexión o tu bloqueador.',
    'script-invalid': 'El programa del proveedor cargó incompleto. Intenta más tarde.',
    'popup-refused': 'El navegador no abrió la ventana de ingreso. Permítela e intenta de nuevo.',
    'invalid-credential': 'La credencial del proveedor no es válida o ya venció. Intenta de nuevo.',
    'provider-error': 'El proveedor no pudo entregar tus datos. Intenta de nuevo.',
  },
};

/** Los textos de los botones de ingreso en español de Colombia, para una parte de una página en otro idioma. */
export const socialLabelsEsCO: LabelPack = { group: 'social', labels: defaultSocialLabels };
