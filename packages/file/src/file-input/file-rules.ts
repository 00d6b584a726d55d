import { judgeFiles, takeChoice } from './explain-choice';
import { FileNotes } from './file-notes';
import { readChoice } from './read-choice';

/** What a field needs from its first file on; it is loaded then, in one piece. */
export const fileRules = { judgeFiles, takeChoice, readChoice, FileNotes };
