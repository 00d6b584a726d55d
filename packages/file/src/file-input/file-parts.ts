/** Loaded in one piece with the first file of a `FileInput` (FIL-3.4). */
export { judgeFiles, takeChoice } from './explain-choice';
export { FileList } from './file-list-rows';
export { keepFromLabel } from './keep-from-label';
export { readChoice } from './read-choice';
