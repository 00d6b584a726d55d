import type { LabelPack } from './labels.types';
import type { UtilsLabels } from './utils-labels.types';

/**
 * Replaces some texts of `@guadua/utils` in a tree; the rest stay as they are.
 * @example <GuaduaProvider labels={[utilsLabels({ copied: '¡Copiado!' })]}>
 */
export function utilsLabels(labels: Partial<UtilsLabels>): LabelPack {
  return { group: 'utils', labels };
}
