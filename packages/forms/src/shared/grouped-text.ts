import type { TextRules, TextState } from './text-rules';

/** What a text whose groups come by themselves is made of: a number, a NIT. */
export interface GroupedTextOptions {
  /** Stands between groups; nobody's to type or delete. */
  group: string;
  /** The text without its groups. */
  toPlain: (text: string) => string;
  /** The text of a plain form, with its groups; `null` refuses it. */
  show: (plain: string) => string | null;
  /** What was typed, pasted or filled in, in plain form; `null` refuses it. */
  read: (data: string, whole: boolean) => string | null;
  /** The text before an edit whose course is not known. */
  previous: () => string;
}

/** Rules of a grouped text, with the one step that they are made of. */
export interface GroupedRules extends TextRules {
  /** Puts a plain text in the place of the selection. */
  put: (state: TextState, plain: string) => TextState | null;
}

/** Editing a grouped text: the caret stays behind the same characters, whatever the groups do. */
export function groupedRules({
  group,
  toPlain,
  show,
  read,
  previous,
}: GroupedTextOptions): GroupedRules {
  const put = (state: TextState, plain: string): TextState | null => {
    const before = toPlain(state.text.slice(0, state.from)) + plain;
    const text = show(before + toPlain(state.text.slice(state.to)));
    if (text === null) return null;
    let caret = 0;
    for (let left = before.length; left > 0 && caret < text.length; caret++) {
      if (text.charAt(caret) !== group) left--;
    }
    return { text, from: caret, to: caret };
  };
  const insert = (state: TextState, data: string): TextState | null => {
    const plain = read(data, state.from === 0 && state.to === state.text.length);
    return plain === null ? null : put(state, plain);
  };
  return {
    put,
    insert,
    remove: (state, backward) => {
      const { text, from, to } = state;
      let next = put(state, '');
      if (next?.text === text) {
        // Only a group was hit: the character that the person meant is next to it.
        const wider = backward ? { from: Math.max(0, from - 1), to } : { from, to: to + 1 };
        next = put({ text, ...wider }, '');
      }
      if (!next) return { text, from: to, to };
      const kept = !backward && next.text.startsWith(text.slice(0, from));
      return kept ? { text: next.text, from, to: from } : next;
    },
    format: ({ text }) => {
      const old = previous();
      if (text === '') return { text, from: 0, to: 0 };
      const change = differenceOf(old, text);
      const inside = change.from > 0 || change.to < old.length;
      const result =
        (inside ? insert(change, change.data) : null) ?? insert({ text: '', from: 0, to: 0 }, text);
      // What can't be read leaves what was there.
      return result ?? { text: old, from: old.length, to: old.length };
    },
  };
}

/** A single character as ASCII, where it is a full-width form or a kind of hyphen. */
export function asciiChar(char: string): string {
  const code = char.charCodeAt(0);
  if (code > 0xff00 && code < 0xff5f) return String.fromCharCode(code - 0xfee0);
  return /^[\u2010-\u2013\u2212]$/.test(char) ? '-' : char;
}

/** What was replaced by what, between two texts. */
function differenceOf(old: string, text: string) {
  const least = Math.min(old.length, text.length);
  let from = 0;
  while (from < least && old[from] === text[from]) from++;
  let tail = 0;
  while (tail < least - from && old.at(-1 - tail) === text.at(-1 - tail)) tail++;
  return { text: old, from, to: old.length - tail, data: text.slice(from, text.length - tail) };
}
