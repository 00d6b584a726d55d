import type { TextEdit } from './ruled-edit';

/** Without rules an edit stands as the browser made it; the letters of a word, typed in a row, are undone as one. */
export const plainEdit: TextEdit = (before, now, inputType) => {
  const isInWord =
    inputType === 'insertText' && /^\S$/u.test(now.text.slice(before.from, now.from));
  return { state: { ...now, isInWord }, goesOn: isInWord && before.isInWord };
};
