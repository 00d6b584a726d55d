import type { LabelPack } from '@guadua/utils';
import { imageCropLabelsEsCO } from './es-co-crop';
import { imageInputLabelsEsCO } from './es-co-image';
import { listToolLabelsEsCO } from './es-co-list-tools';
import { uploadLabelsEsCO } from './es-co-upload';
import type { FileLabels } from './file-labels.types';

const labels: FileLabels = {
  ...imageInputLabelsEsCO,
  ...listToolLabelsEsCO,
  ...imageCropLabelsEsCO,
  ...uploadLabelsEsCO,
};

/** Spanish (Colombia) for `<GuaduaProvider labels>`, inside a tree that speaks another language. */
export const fileLabelsEsCO: LabelPack = { group: 'file', labels };
