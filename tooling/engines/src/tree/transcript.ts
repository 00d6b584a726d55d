/** One node of an accessibility tree. */
export interface Accessible {
  /** As ARIA or the system has it. */
  role: string;
  name: string;
  /** As AT-SPI has them. */
  states: readonly string[];
}

/** What a person can use, with the names that engines and AT-SPI have for it. */
const CONTROLS: Readonly<Record<string, string>> = {
  button: 'button',
  'push button': 'button',
  'toggle button': 'button',
  'check box': 'checkbox',
  checkbox: 'checkbox',
  'combo box': 'combobox',
  combobox: 'combobox',
  entry: 'textbox',
  'password text': 'textbox',
  textbox: 'textbox',
  searchbox: 'searchbox',
  'radio button': 'radio',
  radio: 'radio',
  slider: 'slider',
  'spin button': 'spinbutton',
  spinbutton: 'spinbutton',
  switch: 'switch',
};

/** Controls in their order, each with its role, its name and its states. */
export function transcript(tree: readonly Accessible[]): string[] {
  return tree.flatMap(({ role, name, states }) => {
    const known = CONTROLS[role];
    if (known === undefined) return [];
    return [[known, `“${name.replace(/\s+/g, ' ').trim()}”`, ...[...states].sort()].join(' ')];
  });
}

/** Lines that only one of two transcripts has: `-` the first, `+` the second. */
export function differences(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  const missing = one.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [...missing.map((line) => `- ${line}`), ...left.map((line) => `+ ${line}`)];
}
