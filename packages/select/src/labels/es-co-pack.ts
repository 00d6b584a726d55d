import type { LabelPack } from '@guadua/utils';
import { selectTextsEsCO } from './es-co';
import { reorderTextsEsCO } from './es-co-reorder';
import type { SelectLabels } from './select-labels.types';

const labels: SelectLabels = { ...selectTextsEsCO, ...reorderTextsEsCO };

/** Spanish (Colombia), as a pack for `<GuaduaProvider labels>`. */
export const selectLabelsEsCO: LabelPack = { group: 'select', labels };
