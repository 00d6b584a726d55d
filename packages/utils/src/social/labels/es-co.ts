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
    'invalid-credential': 'No se pudo leer la credencial del proveedor.',
    'wrong-audience': 'La credencial es de otra aplicación.',
    'wrong-issuer': 'La credencial no viene del proveedor.',
    expired: 'La credencial ya venció. Intenta de nuevo.',
    'wrong-nonce': 'La credencial no es de este intento de ingreso.',
    'provider-error': 'El proveedor no pudo entregar tus datos. Intenta de nuevo.',
  },
};

/** Spanish (Colombia) for `<GuaduaProvider labels>`, inside a tree in another language. */
export const socialLabelsEsCO: LabelPack = { group: 'social', labels: defaultSocialLabels };
