import { fileFieldLabelsEsCO } from './es-co-file';
import type { FileFieldLabels, ImageFieldLabels } from './file-labels.types';

/** The Spanish (Colombia) texts of `ImageInput` before a picture is chosen. */
export const imageFieldLabelsEsCO: ImageFieldLabels & FileFieldLabels = {
  ...fileFieldLabelsEsCO,
  selectImage: 'Seleccionar imagen',
  crop: 'Recortar',
  removeImage: 'Remover imagen',
  processing: 'Procesando...',
  cancel: 'Cancelar',
  takePhoto: 'Tomar foto',
  notCropped: 'No se pudo recortar: la imagen queda completa.',
  cannotShow: 'No se puede mostrar',
  requiredImage: 'Selecciona una imagen.',
  keepsMetadata: 'No se le pudieron quitar los datos de quién la tomó, dónde y cuándo.',
};
