/** What WebDriver calls the keys that write nothing: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const NAMED: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Pause: '\uE00B',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  F1: '\uE031',
  F2: '\uE032',
  F3: '\uE033',
  F4: '\uE034',
  F5: '\uE035',
  F6: '\uE036',
  F7: '\uE037',
  F8: '\uE038',
  F9: '\uE039',
  F10: '\uE03A',
  F11: '\uE03B',
  F12: '\uE03C',
  Meta: '\uE03D',
  ControlOrMeta: process.platform === 'darwin' ? '\uE03D' : '\uE009',
};

/** The value of a key in WebDriver's actions. */
export function keyValue(key: string, shift: boolean): string {
  const named = NAMED[key];
  if (named) return named;
  if ([...key].length !== 1) throw new Error(`No key is called ${key}.`);
  return shift ? key.toUpperCase() : key;
}
