import type { LabelPack } from '../../labels/labels.types';
import type { SocialLabels } from './social-labels.types';

/**
 * Cambia algunos textos de los botones de ingreso en `<GuaduaProvider labels>`; los demás quedan.
 * @example <GuaduaProvider labels={[socialLabels({ google: 'Entrar con Google' })]}>
 */
export function socialLabels(labels: Partial<SocialLabels>): LabelPack {
  return { group: 'social', labels };
}
