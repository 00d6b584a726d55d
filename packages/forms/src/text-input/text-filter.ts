import { nameCase } from '@guadua/utils';
import { splice, type TextRules, type TextState } from '../text-editing/text-rules';
import type { TextCase } from './text-input.types';

export interface TextFilterOptions {
  filter?: RegExp | undefined;
  only?: RegExp | undefined;
  textCase?: TextCase | undefined;
  /** How many characters it takes: the browser would cut a text before it is filtered. */
  maxLength?: number | undefined;
}

export function textFilterRules({
  filter,
  only,
  textCase,
  maxLength = Number.POSITIVE_INFINITY,
}: TextFilterOptions): TextRules {
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
  const insert: TextRules['insert'] = (state, data) => {
    // What is filtered away altogether must not delete the selection either.
    return clean(data) === '' && data !== ''
      ? null
      : fitting(shape(splice(state, data)), state, maxLength);
  };
  return { insert, remove: (state) => shape(splice(state, '')) };
}

/** A text no longer than the field takes: what is added at its end is cut off, else refused. */
function fitting(next: TextState, state: TextState, maxLength: number): TextState | null {
  const most = Math.max(maxLength, state.text.length);
  if (next.text.length <= most) return next;
  if (state.to < state.text.length) return null;
  // The cut must not fall between the two halves of a surrogate pair.
  const end = /[\udc00-\udfff]/.test(next.text.charAt(most)) ? most - 1 : most;
  return { text: next.text.slice(0, end), from: end, to: end };
}

function everyMatch(expression: RegExp): RegExp {
  return new RegExp(expression.source, `${expression.flags.replace(/[gy]/g, '')}g`);
}

export function inCase(text: string, textCase: TextCase | undefined): string {
  if (textCase === 'lower') return text.toLowerCase();
  if (textCase === 'upper') return text.toUpperCase();
  return textCase === 'name' ? nameCase(text) : text;
}
