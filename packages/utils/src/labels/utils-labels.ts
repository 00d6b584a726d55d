import type { LabelPack } from './labels.types';
import type { UtilsLabels } from './utils-labels.types';

/**
 * Cambia algunos textos de `@guadua/utils` en `<GuaduaProvider labels>`; los demás quedan.
 * @example <GuaduaProvider labels={[utilsLabels({ copied: '¡Copiado!' })]}>
 */
export function utilsLabels(labels: Partial<UtilsLabels>): LabelPack {
  return { group: 'utils', labels };
}
