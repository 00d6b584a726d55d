/** Where WebDriver has the keys that write nothing: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const NAMED: Record<string, number> = {
  Backspace: 0xe003,
  Tab: 0xe004,
  Enter: 0xe007,
  Shift: 0xe008,
  Control: 0xe009,
  Alt: 0xe00a,
  Escape: 0xe00c,
  PageUp: 0xe00e,
  PageDown: 0xe00f,
  End: 0xe010,
  Home: 0xe011,
  ArrowLeft: 0xe012,
  ArrowUp: 0xe013,
  ArrowRight: 0xe014,
  ArrowDown: 0xe015,
  Delete: 0xe017,
  F6: 0xe036,
  Meta: 0xe03d,
  ControlOrMeta: process.platform === 'darwin' ? 0xe03d : 0xe009,
};

/** The value of a key in WebDriver's actions. */
export function keyValue(key: string, shift = false): string {
  const named = NAMED[key];
  if (named) return String.fromCharCode(named);
  if ([...key].length !== 1) throw new Error(`No key is called ${key}.`);
  return shift ? key.toUpperCase() : key;
}
