/** What a `FileInput` needs from its first file on; it is loaded then, in one piece (FIL-3.4). */
export { judgeFiles, takeChoice } from './explain-choice';
export { FileList } from './file-list-rows';
export { keepFromLabel } from './keep-from-label';
export { readChoice } from './read-choice';
