type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a key press undoes (`true`) or redoes (`false`); `null` for any other. */
export function undoKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean | null {
  if (ctrlKey === metaKey || altKey || !/^[yz]$/i.test(key)) return null;
  return /z/i.test(key) && !shiftKey;
}
