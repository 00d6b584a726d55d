/** What a field needs from its first file on; it is loaded then, in one piece. */
export { judgeFiles, takeChoice } from './explain-choice';
export { FileNotes } from './file-notes';
export { readChoice } from './read-choice';
