import { nameCase } from '@guadua/utils';
import { splice, type TextRules, type TextState } from '../text-editing/text-rules';
import type { TextCase } from './text-input.types';

/** What a text input lets stand. */
export interface TextFilterOptions {
  filter?: RegExp | undefined;
  only?: RegExp | undefined;
  textCase?: TextCase | undefined;
}

/**
 * Rules of `filter`, `only` and `textCase` (INP-1); `undefined` when there is nothing to hold to.
 * Flags `g` and `y` of the caller's expressions, and their `lastIndex`, make no difference.
 */
export function textFilterRules({
  filter,
  only,
  textCase,
}: TextFilterOptions): TextRules | undefined {
  if (!filter && !only && !textCase) return undefined;
  const unwanted = filter && everyMatch(filter);
  const wanted = only && everyMatch(only);
  const clean = (text: string): string => {
    let kept = text;
    if (unwanted) kept = kept.replace(unwanted, '');
    if (wanted) kept = (kept.match(wanted) ?? []).join('');
    return kept;
  };
  const shape = ({ text, from, to }: TextState): TextState => {
    const shaped = inCase(clean(text), textCase);
    // A whole book may be pasted: it is gone through once, however often its end is asked for.
    const caret = (index: number) =>
      index >= text.length ? shaped.length : inCase(clean(text.slice(0, index)), textCase).length;
    const start = caret(from);
    return { text: shaped, from: start, to: from === to ? start : caret(to) };
  };
  return {
    insert: (state, data) => {
      // As a browser puts lines into an input; it would join those that a script writes.
      const line = data
        .split(/[\r\n]+/)
        .filter(Boolean)
        .join(' ');
      // What is filtered away altogether must not delete the selection either.
      return clean(line) === '' && data !== '' ? null : shape(splice(state, line));
    },
    remove: (state) => shape(splice(state, '')),
    format: shape,
  };
}

function everyMatch(expression: RegExp): RegExp {
  return new RegExp(expression.source, `${expression.flags.replace(/[gy]/g, '')}g`);
}

/** The text in lower case, upper case, or as `nameCase` writes a person's name (TXT-1). */
export function inCase(text: string, textCase: TextCase | undefined): string {
  if (textCase === 'lower') return text.toLowerCase();
  if (textCase === 'upper') return text.toUpperCase();
  return textCase === 'name' ? nameCase(text) : text;
}
