import type { UploadLabels } from './file-labels.types';

/** The Spanish (Colombia) texts of a failed upload; they come with the first one. */
export const uploadLabelsEsCO: UploadLabels = {
  notUploaded: 'No se pudo subir.',
  retryUpload: 'Reintentar',
};
