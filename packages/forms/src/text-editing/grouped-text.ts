import { removeMeant } from './remove-meant';
import { splice, type TextState } from './text-rules';

/** A text in groups, such as `1.234.567`. */
export interface GroupedText {
  readonly group: string;
  readonly toPlain: (text: string) => string;
  /** The text of a plain form, with its groups; `null` refuses it. */
  readonly show: (plain: string) => string | null;
  /** The same for a text that may break the field's limits, as long as it has groups at all. */
  readonly showAny: (plain: string) => string | null;
}

/** What is left without the selection: never refused, however little it is allowed (TXC-3). */
export function removeGrouped(grouped: GroupedText, state: TextState, backward: boolean) {
  return removeMeant(state, backward, (of) => without(grouped, of));
}

function without({ group, toPlain, show, showAny }: GroupedText, state: TextState): TextState {
  const after = toPlain(state.text.slice(state.to));
  const plain = toPlain(state.text.slice(0, state.from)) + after;
  const text = show(plain) ?? showAny(plain);
  return text === null ? splice(state, '') : caretBefore(text, after, group);
}

/** Puts the caret in front of so many characters, group marks not counted. */
export function caretBefore(text: string, after: string, group: string): TextState {
  let caret = text.length;
  for (let left = after.length; left > 0 && caret > 0; caret--) {
    if (text.charAt(caret - 1) !== group) left--;
  }
  // Behind a character rather than behind the group mark that follows it.
  if (group !== '' && text.charAt(caret - 1) === group) caret--;
  return { text, from: caret, to: caret };
}
