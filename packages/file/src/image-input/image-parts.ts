/** Loaded in one piece with the first picture of an `ImageInput` (FIL-3.4). */
export { judgeFiles, takeChoice } from '../file-input/explain-choice';
export { keepFromLabel } from '../file-input/keep-from-label';
export { readChoice } from '../file-input/read-choice';
export { captionOf, ImageActions } from './image-actions';
export { chosenOf, createImageWork } from './image-work';
export { Picture } from './picture';
