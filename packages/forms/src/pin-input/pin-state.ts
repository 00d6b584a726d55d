/** The boxes, and the one that the next key goes to. An empty box holds an empty text. */
export interface PinState {
  readonly chars: readonly string[];
  readonly active: number;
}

/** What may stand in a box. */
export interface PinRules {
  readonly length: number;
  readonly alphanumeric: boolean;
}

const MOST_PASTED = 1000;

/** The boxes of a value; what does not fit or is not allowed is left out (PIN-5). */
export function pinOf(value: string | null, rules: PinRules): PinState {
  return firstEmpty(resize(charsOf(value, rules), rules.length));
}

/** What is allowed of a value, also where it is longer than the boxes. */
export function charsOf(value: string | null, rules: PinRules): readonly string[] {
  return Array.from(value ?? '', plain).filter((char) => allows(char, rules));
}

/** Whether a code is longer than its boxes: what they show is another one (PIN-5). */
export function isTooLong(chars: readonly string[], { length }: PinRules): boolean {
  return chars.slice(length).some((char) => char !== '');
}

/** So many boxes; what still fits is kept (PIN-5). */
export function resize(chars: readonly string[], length: number): readonly string[] {
  return chars.length === length ? chars : Array.from({ length }, (_, index) => chars[index] ?? '');
}

/** The code once every box is filled, else `null` (PIN-2). */
export function pinValue({ chars }: PinState): string | null {
  return chars.includes('') ? null : chars.join('');
}

/** The text of the real input: a space for an empty box that has a filled one behind it. */
export function pinText({ chars }: PinState): string {
  return chars
    .map((char) => char || ' ')
    .join('')
    .trimEnd();
}

/** Where a click goes: the first empty box, or the last one (PIN-4). */
export function firstEmpty(chars: readonly string[]): PinState {
  const empty = chars.indexOf('');
  return { chars, active: empty < 0 ? chars.length - 1 : empty };
}

/** Puts a character into the active box and moves on; `state` itself when it is not allowed. */
export function type(state: PinState, text: string, rules: PinRules): PinState {
  const char = plain(text);
  if (!allows(char, rules)) return state;
  const { chars, active } = state;
  return { chars: chars.with(active, char), active: Math.min(active + 1, rules.length - 1) };
}

/** Puts in one character after the other, without those that are not allowed. */
export function typeAll(state: PinState, text: string, rules: PinRules): PinState {
  return Array.from(text).reduce((next, char) => type(next, char, rules), state);
}

/** Backspace: empties the active box, or if it is empty the one before it, and moves there. */
export function backspace(state: PinState): PinState {
  const { chars, active } = state;
  const at = chars[active] === '' ? Math.max(0, active - 1) : active;
  return clear(state, at, at + 1);
}

/** Empties boxes, and stays at the first of them: Delete, a cut, or several that were selected. */
export function clear({ chars }: PinState, from: number, to: number): PinState {
  return {
    chars: chars.map((char, index) => (index >= from && index < to ? '' : char)),
    active: Math.min(from, chars.length - 1),
  };
}

/**
 * Puts a pasted or filled-in code into the boxes, from the first one on. Spaces and hyphens between
 * groups don't count; what is too long is cut off; `state` itself when a character is not allowed
 * (PIN-3).
 */
export function paste(state: PinState, text: string, rules: PinRules): PinState {
  // Longer than any code with its spaces: not worth looking at.
  if (text.length > MOST_PASTED) return state;
  // Invisible marks come along when copying from messages.
  const code = text.replace(/[\s\u200b-\u200f\u202a-\u202e\u2060\ufeff-]/g, '');
  if (code === '') return state;
  const chars = Array.from(code, plain);
  if (!chars.every((char) => allows(char, rules))) return state;
  return firstEmpty(resize(chars, rules.length));
}

/** The boxes of a text with gaps, one by one, ready for more; `state` when one is not allowed. */
export function refill(state: PinState, text: string, rules: PinRules): PinState {
  const chars = Array.from(text, (char) => plain(char).trim());
  if (!chars.every((char) => char === '' || allows(char, rules))) return state;
  return moveTo({ chars: resize(chars, rules.length), active: 0 }, rules.length);
}

/** Moves to a box; no further than one behind the last filled one, where typing goes on. */
export function moveTo(state: PinState, box: number): PinState {
  const last = Math.min(pinText(state).length, state.chars.length - 1);
  return { ...state, active: Math.max(0, Math.min(box, last)) };
}

function allows(char: string, { alphanumeric }: PinRules): boolean {
  return (alphanumeric ? /^[0-9A-Za-z]$/ : /^\d$/).test(char);
}

/** Full-width forms, as some keyboards write them, are what they look like. */
function plain(char: string): string {
  const code = char.charCodeAt(0);
  return code > 0xff00 && code < 0xff5f ? String.fromCharCode(code - 0xfee0) : char;
}
