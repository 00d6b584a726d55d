import { differenceOf } from './text-difference';
import type { TextRules } from './text-rules';

/** Shapes a text by the edit that led to it (TXC-1). */
export function formatAsEdit({ insert, remove }: Omit<TextRules, 'format'>): TextRules['format'] {
  return ({ text }, { previous, replaced } = { previous: '', replaced: true }) => {
    if (text === '') return { text, from: 0, to: 0 };
    const end = { text: previous, from: previous.length, to: previous.length };
    if (replaced) return insert({ text: '', from: 0, to: 0 }, text) ?? end;
    const { data, ...range } = differenceOf(previous, text);
    const rest = range.from === range.to ? range : remove(range, true);
    if (data === '') return rest;
    const keys = Array.from(data.slice(0, MOST_KEYS));
    return insert(rest, data) ?? keys.reduce((state, key) => insert(state, key) ?? state, rest);
  };
}

/** Characters that are tried one by one where the rules refuse them together: no shaped field holds as many. */
const MOST_KEYS = 1000;
