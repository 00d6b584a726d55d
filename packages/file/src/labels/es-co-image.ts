import type { LabelPack } from '@guadua/utils';
import { IMAGE_ERRORS } from '../optimize-image/image-error';
import { fileInputLabelsEsCO } from './es-co';
import type { FileLabels } from './file-labels.types';

/** All the Spanish (Colombia) texts; apart, so that `FileInput` alone doesn't carry them. */
export const fileTextsEsCO: FileLabels = {
  ...fileInputLabelsEsCO,
  selectImage: 'Seleccionar imagen',
  removeImage: 'Remover imagen',
  processing: 'Procesando...',
  cancel: 'Cancelar',
  takePhoto: 'Tomar foto',
  cannotShow: 'No se puede mostrar',
  optimized: (name, size) => `${name} optimizada: ${size}`,
  requiredImage: 'Selecciona una imagen.',
  keepsMetadata: 'No se le pudieron quitar los datos de quién la tomó, dónde y cuándo.',
  imageErrors: IMAGE_ERRORS,
};

/** Spanish (Colombia) for `<GuaduaProvider labels>`, inside a tree in another language. */
export const fileLabelsEsCO: LabelPack = { group: 'file', labels: fileTextsEsCO };
