import type { LabelPack } from '@guadua/utils';
import { choiceLabelsEsCO } from './es-co-choice';
import { imageCropLabelsEsCO } from './es-co-crop';
import { imageFieldLabelsEsCO } from './es-co-image';
import { listToolLabelsEsCO } from './es-co-list-tools';
import { preparedLabelsEsCO } from './es-co-prepared';
import { uploadLabelsEsCO } from './es-co-upload';
import type { FileLabels } from './file-labels.types';

const labels: FileLabels = {
  ...imageFieldLabelsEsCO,
  ...choiceLabelsEsCO,
  ...preparedLabelsEsCO,
  ...listToolLabelsEsCO,
  ...imageCropLabelsEsCO,
  upload: uploadLabelsEsCO,
};

/** Spanish (Colombia) for `<GuaduaProvider labels>`, inside a tree that speaks another language. */
export const fileLabelsEsCO: LabelPack = { group: 'file', labels };
