export { detectFileType } from './detect-file-type/detect-file-type';
export type { DetectedFileType } from './detect-file-type/detect-file-type.types';
export type { FileRejection } from './file-input/file-field.types';
export { FileInput } from './file-input/file-input';
export type {
  FileChangeDetails,
  FileChangeReason,
  FileInputMultipleProps,
  FileInputProps,
  FileInputSingleProps,
} from './file-input/file-input.types';
export type { FileItem } from './file-input/file-item.types';
export type { FileItemState } from './file-input/file-item-state.types';
export type { FileRejectionCode } from './file-input/file-rejection-code.types';
export type { ItemTool } from './file-input/item-tool.types';
export { imageCrop } from './image-crop/image-crop';
export type { ImageCropOptions, ImageCropper } from './image-crop/image-crop.types';
export { ImageInput } from './image-input/image-input';
export type {
  ImageChangeDetails,
  ImageChangeReason,
  ImageInputProps,
} from './image-input/image-input.types';
export { fileLabelsEnUS } from './labels/en-us';
export { fileLabelsEsCO } from './labels/es-co';
export { fileLabels } from './labels/file-labels';
export type {
  FileHint,
  FileLabels,
  ImageCropLabels,
  ListToolLabels,
  UploadLabels,
} from './labels/file-labels.types';
export { fileLabelsPtBR } from './labels/pt-br';
export { renameItems } from './list-tools/rename-items';
export { reorderItems } from './list-tools/reorder-items';
export { fileNameFromUrl } from './names/file-name-from-url';
export { formatFileSize } from './names/format-file-size';
export type { FileSizeLimit } from './names/parse-file-size';
export { sanitizeFileName } from './names/sanitize-file-name';
export { ImageOptimizeError } from './optimize-image/image-error';
export { IMAGE_WIDTH } from './optimize-image/image-width';
export { type OptimizeImageControl, optimizeImage } from './optimize-image/optimize-image';
export type {
  CropArea,
  ImageErrorCode,
  ImageReport,
  ImageSize,
  OptimizedImage,
  OptimizeImageOptions,
  ResizeOptions,
} from './optimize-image/optimize-image.types';
export { pdfThumbnail } from './pdf-thumbnail/pdf-thumbnail';
export type {
  PdfClient,
  PdfThumbnailOptions,
} from './pdf-thumbnail/pdf-thumbnail.types';
export { readAsArrayBuffer, readAsDataURL } from './read/read';
export { type UrlToFileOptions, urlToDataUrl, urlToFile } from './read/url-to-file';
export { type TusClient, type TusSendOptions, tusSend } from './upload/tus-send';
export type {
  UploadControl,
  Uploader,
  UploadOptions,
  UploadSend,
} from './upload/upload.types';
export { uploader } from './upload/uploader';
export { fileType, maxFileSize, minFileSize, requiredFileType } from './validators/validators';
export type {
  FileFieldValue,
  FileSizeError,
  FileTypeError,
  FileValidationErrors,
  RequiredFileTypeError,
} from './validators/validators.types';
