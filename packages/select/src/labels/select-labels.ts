import type { LabelPack } from '@guadua/utils';
import type { SelectLabels } from './select-labels.types';

/**
 * A pack with some texts of `Select`, for `<GuaduaProvider labels>` (LBL-1).
 * @example <GuaduaProvider labels={[selectLabels({ search: 'Filtrar' })]}>…</GuaduaProvider>
 */
export function selectLabels(labels: Partial<SelectLabels>): LabelPack {
  return { group: 'select', labels };
}
