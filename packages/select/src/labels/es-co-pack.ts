import type { LabelPack } from '@guadua/utils';
import { selectTextsEsCO } from './es-co';
import { reorderTextsEsCO } from './es-co-reorder';
import type { SelectLabels } from './select-labels.types';

const labels: SelectLabels = { ...selectTextsEsCO, ...reorderTextsEsCO };

/** Los textos de `@guadua/select` en español de Colombia, para una parte de una página en otro idioma. */
export const selectLabelsEsCO: LabelPack = { group: 'select', labels };
