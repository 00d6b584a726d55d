import { plainChars } from './plain-chars';
import { splice, type TextRules, type TextState } from './text-rules';

export interface GroupedTextOptions {
  group: string;
  toPlain: (text: string) => string;
  /** The text of a plain form, with its groups; `null` refuses it. */
  show: (plain: string) => string | null;
  /** The same for a text that may break the field's limits, as long as it has groups at all. */
  showAny: (plain: string) => string | null;
  insert: (state: TextState, data: string) => TextState | null;
}

export function groupedRules({
  group,
  toPlain,
  show,
  showAny,
  insert: insertPlain,
}: GroupedTextOptions): TextRules {
  const insert: TextRules['insert'] = (state, data) => {
    const plain = plainChars(data);
    return plain === '' ? null : insertPlain(state, plain);
  };
  /** What is left without the selection: never refused, however little it is allowed (TXC-3). */
  const without = (state: TextState): TextState => {
    const before = toPlain(state.text.slice(0, state.from));
    const plain = before + toPlain(state.text.slice(state.to));
    const text = show(plain) ?? showAny(plain);
    if (text === null) return splice(state, '');
    const caret = placeCaret(text, plain.length - before.length, group);
    return { text, from: caret, to: caret };
  };
  const remove: TextRules['remove'] = (state, backward) => {
    const { text, from, to } = state;
    let next = without(state);
    if (next.text === text) {
      // Only a group was hit: the character that the person meant is next to it.
      const wider = backward ? { from: Math.max(0, from - 1), to } : { from, to: to + 1 };
      next = without({ text, ...wider });
    }
    const kept = !backward && next.text.startsWith(text.slice(0, from));
    return kept ? { text: next.text, from, to: from } : next;
  };
  return { insert, remove };
}

/** The place that has so many characters `behind` it, group marks not counted. */
export function placeCaret(text: string, behind: number, group: string): number {
  let caret = text.length;
  for (let left = behind; left > 0 && caret > 0; caret--) {
    if (text.charAt(caret - 1) !== group) left--;
  }
  // Behind a character rather than behind the group mark that follows it.
  if (group !== '' && text.charAt(caret - 1) === group) caret--;
  return caret;
}
