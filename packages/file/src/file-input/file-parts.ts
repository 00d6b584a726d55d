/** Loaded in one piece with the first file of a `FileInput` (FIL-3.4). */
export { judgeFiles, readChoice, takeChoice } from './explain-choice';
export { FileNotes } from './file-notes';
export { fileRows } from './file-rows';
export { keepFromLabel } from './keep-from-label';
