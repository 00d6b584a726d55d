import type { LabelPack } from '@guadua/utils';
import type { ColombiaLabels } from './colombia-labels.types';
import { documentLabelsEsCO } from './es-co-document';
import { colombiaErrorsEsCO } from './es-co-errors';

const labels: ColombiaLabels = { errors: colombiaErrorsEsCO, ...documentLabelsEsCO };

/** Spanish (Colombia) for `<GuaduaProvider labels>`, inside a tree in another language. */
export const colombiaLabelsEsCO: LabelPack = { group: 'forms', labels };
