import { IMAGE_ERRORS } from '../optimize-image/image-error';
import { fileInputLabelsEsCO } from './es-co';
import type { ImageInputLabels } from './file-labels.types';

/** The Spanish (Colombia) texts of `ImageInput`; apart, so that `FileInput` alone doesn't carry them. */
export const imageInputLabelsEsCO: ImageInputLabels = {
  ...fileInputLabelsEsCO,
  selectImage: 'Seleccionar imagen',
  crop: 'Recortar',
  removeImage: 'Remover imagen',
  processing: 'Procesando...',
  cancel: 'Cancelar',
  takePhoto: 'Tomar foto',
  notCropped: 'No se pudo recortar: la imagen queda completa.',
  cannotShow: 'No se puede mostrar',
  optimized: (name, size) => `${name} optimizada: ${size}`,
  requiredImage: 'Selecciona una imagen.',
  keepsMetadata: 'No se le pudieron quitar los datos de quién la tomó, dónde y cuándo.',
  imageErrors: IMAGE_ERRORS,
};
