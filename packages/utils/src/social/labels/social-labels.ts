import type { LabelPack } from '../../labels/labels.types';
import type { SocialLabels } from './social-labels.types';

/**
 * Replaces some texts of the sign-in buttons in a tree; the rest stay as they are.
 * @example <GuaduaProvider labels={[socialLabels({ google: 'Entrar con Google' })]}>
 */
export function socialLabels(labels: Partial<SocialLabels>): LabelPack {
  return { group: 'social', labels };
}
