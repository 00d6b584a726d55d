import type { LabelPack } from '../labels/labels.types';
import type { SocialLabels } from './social-labels.types';

/** Spanish (Colombia): what every text falls back to. */
export const socialTextsEsCO: SocialLabels = {
  google: 'Continuar con Google',
  facebook: 'Continuar con Facebook',
  errors: {
    'not-configured': 'El ingreso está sin configurar: falta el identificador de la aplicación.',
    'script-blocked':
      'No se pudo cargar el programa del proveedor. Revisa tu conexión o el bloqueador de anuncios.',
    'script-invalid': 'El programa del proveedor cargó incompleto. Intenta de nuevo más tarde.',
    'popup-refused':
      'El navegador no dejó abrir la ventana de ingreso. Permítela para este sitio e intenta de nuevo.',
    'invalid-credential': 'El proveedor respondió con una credencial que no se puede leer.',
    'wrong-audience': 'La credencial es de otra aplicación.',
    'wrong-issuer': 'La credencial no viene del proveedor.',
    expired: 'La credencial ya venció. Intenta de nuevo.',
    'wrong-nonce': 'La credencial no corresponde a este intento de ingreso.',
    'provider-error': 'El proveedor no pudo entregar tus datos. Intenta de nuevo.',
  },
};

/** Spanish (Colombia) for `<GuaduaProvider labels>`, inside a tree that speaks another language. */
export const socialLabelsEsCO: LabelPack = { group: 'social', labels: socialTextsEsCO };
