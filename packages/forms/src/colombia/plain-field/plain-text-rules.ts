import { plainChars } from '@guadua/utils/internal';
import { caretBefore, removeGrouped } from '../../text-editing/grouped-text';
import type { TextRules } from '../../text-editing/text-rules';

export interface PlainTextShape {
  /** Stands between groups; set by the rules, never typed or deleted. */
  readonly group: string;
  /** What a text of unknown origin says, without separators; `null` where it can't be read. */
  readonly read: (text: string) => string | null;
  /** How that is shown, half-written too; `null` where it can't become one. */
  readonly show: (plain: string) => string | null;
}

export function plainTextRules({ group, read, show }: PlainTextShape): TextRules {
  const toPlain = (text: string) => text.replaceAll(group, '');
  const grouped = { group, toPlain, show, showAny: (plain: string) => plain };
  return {
    insert({ text, from, to }, data) {
      const plain = read(plainChars(data));
      // A text without a letter or digit must not delete what is selected.
      if (plain === null || plain === '') return null;
      const after = toPlain(text.slice(to));
      const next = show(toPlain(text.slice(0, from)) + plain + after);
      return next === null ? null : caretBefore(next, after, group);
    },
    remove: (state, backward) => removeGrouped(grouped, state, backward),
  };
}

export function shownText({ read, show }: PlainTextShape, value: string): string {
  const plain = read(value);
  return (plain === null ? null : show(plain)) ?? value;
}
