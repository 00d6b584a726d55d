import type { LabelPack } from '@guadua/utils';
import type { SelectLabels } from './select-labels.types';

/**
 * Cambia algunos textos de `@guadua/select` en `<GuaduaProvider labels>`; los demás quedan.
 * @example <GuaduaProvider labels={[selectLabels({ search: 'Filtrar' })]}>…</GuaduaProvider>
 */
export function selectLabels(labels: Partial<SelectLabels>): LabelPack {
  return { group: 'select', labels };
}
