import { splice, type TextRules, type TextState } from '../shared/text-rules';
import { showPlain } from './number-format';
import type { NumberLocale } from './number-locale';
import { isExact, type NumberReading, readNumber, withDecimals } from './number-read';

/** What a number field allows. */
export interface NumberRulesOptions {
  locale: NumberLocale;
  decimals: number;
  allowNegative: boolean;
  maxLength: number;
  /** The text before an edit whose course is not known. */
  previous: () => string;
  /** Told of a pasted text that was ambiguous, or had more decimals than the field. */
  onReading?: ((text: string, reading: NumberReading) => void) | undefined;
}

/** One way to write `1.5` by hand where the dot is the group separator: not a whole group yet. */
function isHandDot(text: string, locale: NumberLocale): boolean {
  const [whole = '', fraction, more] = text.split(locale.group);
  return (
    locale.group !== '' &&
    more === undefined &&
    fraction !== undefined &&
    /^-?\d{1,3}$/.test(whole) &&
    /^\d{0,2}$/.test(fraction)
  );
}

/** The number that a text in the field stands for; `null` when there is none yet. */
export function fieldValue(text: string, locale: NumberLocale): number | null {
  if (!/\d/.test(text)) return null;
  if (isHandDot(text, locale)) return readNumber(text, locale)?.value ?? null;
  return Number(toPlain(text, locale)) || 0;
}

/**
 * Editing a number (INP-3). Groups come by themselves and are nobody's to delete; digits, marker and
 * sign move along. An edit that leads to no number the field allows is refused.
 *
 * Where the dot groups, a dot typed by hand stays until its group is whole: `1.5` is one and a half,
 * and becomes 1500 with the third digit only.
 */
export function numberRules(options: NumberRulesOptions): TextRules {
  const { locale, decimals, allowNegative, maxLength, previous, onReading } = options;

  /** The edited number in shape, or `null` when it is none that the field allows. */
  const shape = (plain: string, caret: number): TextState | null => {
    if (!/^-?\d*(\.\d*)?$/.test(plain)) return null;
    if (plain.startsWith('-') && !allowNegative) return null;
    const dot = plain.indexOf('.');
    if (dot >= 0 && (decimals === 0 || plain.length - dot - 1 > decimals)) return null;
    if (!isExact(plain === '-' || plain === '.' || plain === '-.' ? '0' : plain)) return null;
    const text = showPlain(plain, locale);
    if (text.length > maxLength) return null;
    const at = shownIndex(text, caret, locale);
    return { text, from: at, to: at };
  };

  /** A text put in the place of the selection, in plain form. */
  const put = (state: TextState, plain: string): TextState | null => {
    const before = toPlain(state.text.slice(0, state.from), locale);
    const after = toPlain(state.text.slice(state.to), locale);
    return shape(before + plain + after, before.length + plain.length);
  };

  const type = (state: TextState, char: string): TextState | null => {
    const byHand = splice(state, char);
    const atEnd = state.to === state.text.length;
    const dotGoesOn = char === locale.group || isHandDot(state.text, locale);
    if (decimals > 0 && atEnd && dotGoesOn && isHandDot(byHand.text, locale)) return byHand;
    if (char === '.' || char === ',') {
      return char === locale.group && char !== locale.decimal ? null : put(state, '.');
    }
    return char === locale.decimal
      ? put(state, '.')
      : /^[-\d]$/.test(char)
        ? put(state, char)
        : null;
  };

  const paste = (state: TextState, text: string): TextState | null => {
    const reading = readNumber(text, locale);
    if (!reading) return null;
    const whole = state.from === 0 && state.to === state.text.length;
    const plain = whole ? withDecimals(reading.plain, decimals) : reading.plain;
    const result = put(state, plain);
    if (result && (reading.ambiguous || plain !== reading.plain)) {
      onReading?.(text, { ...reading, plain, value: Number(plain) || 0 });
    }
    return result;
  };

  const insert = (state: TextState, data: string) =>
    data.length === 1 ? type(state, asciiChar(data)) : paste(state, data);

  const removed = (state: TextState, from: number, to: number): TextState | null => {
    if (isHandDot(state.text, locale) && to === state.text.length) {
      return { text: state.text.slice(0, from), from, to: from };
    }
    return put({ text: state.text, from, to }, '');
  };

  return {
    insert,
    remove: (state, backward) => {
      const { text, from, to } = state;
      let next = removed(state, from, to);
      if (next?.text === text && backward) next = removed(state, Math.max(0, from - 1), to);
      else if (next?.text === text) next = removed(state, from, to + 1);
      if (!next) return { text, from: to, to };
      const kept = !backward && next.text.startsWith(text.slice(0, from));
      return kept ? { text: next.text, from, to: from } : next;
    },
    format: ({ text }) => {
      const old = previous();
      if (text === '') return { text, from: 0, to: 0 };
      const change = differenceOf(old, text);
      const next = change.from + (old.length - change.to) > 0 ? insert(change, change.data) : null;
      const result = next ?? paste({ text: '', from: 0, to: 0 }, text);
      // What can't be read leaves what was there.
      return result ?? { text: old, from: old.length, to: old.length };
    },
  };
}

/** Digits, the decimal marker as a dot, and the sign. */
function toPlain(text: string, locale: NumberLocale): string {
  let plain = '';
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index);
    if (char === locale.decimal) plain += '.';
    else if (char !== locale.group) plain += char;
  }
  return plain;
}

/** Where the caret stands in a shown text: right behind its `count`-th character that is no group. */
function shownIndex(text: string, count: number, locale: NumberLocale): number {
  let left = count;
  let index = 0;
  while (left > 0 && index < text.length) {
    if (text.charAt(index) !== locale.group) left--;
    index++;
  }
  return index;
}

function asciiChar(char: string): string {
  const code = char.charCodeAt(0);
  if (code > 0xff00 && code < 0xff5f) return String.fromCharCode(code - 0xfee0);
  return code === 0x2212 ? '-' : char;
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
