/** Loaded in one piece with the first picture of an `ImageInput` (FIL-3.4). */
export { judgeFiles, readChoice, takeChoice } from '../file-input/explain-choice';
export { FilePreview } from '../file-input/file-preview';
export { keepFromLabel } from '../file-input/keep-from-label';
export { captionOf, ImageActions } from './image-actions';
export { chosenOf, createImageWork } from './image-work';
