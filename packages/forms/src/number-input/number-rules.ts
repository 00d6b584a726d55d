import { asciiChar, groupedRules } from '../shared/grouped-text';
import { splice, type TextRules } from '../shared/text-rules';
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

  const show = (plain: string): string | null => {
    if (!/^-?\d*(\.\d*)?$/.test(plain)) return null;
    if (plain.startsWith('-') && !allowNegative) return null;
    const dot = plain.indexOf('.');
    if (dot >= 0 && (decimals === 0 || plain.length - dot - 1 > decimals)) return null;
    if (/\d/.test(plain) && !isExact(plain)) return null;
    const text = showPlain(plain, locale);
    return text.length > maxLength ? null : text;
  };

  const readChar = (char: string): string | null => {
    if (/^[-\d]$/.test(char)) return char;
    // The other mark means the decimal one too, unless it is the locale's group.
    const mark = char === locale.decimal || /^[.,]$/.test(char);
    return mark && (char !== locale.group || char === locale.decimal) ? '.' : null;
  };

  const rules = groupedRules({
    group: locale.group,
    toPlain: (text) => toPlain(text, locale),
    show,
    previous,
    read: (data, whole) => {
      if (data.length === 1) return readChar(asciiChar(data));
      const reading = readNumber(data, locale);
      if (!reading) return null;
      const plain = whole ? withDecimals(reading.plain, decimals) : reading.plain;
      if (show(plain) !== null && (reading.ambiguous || plain !== reading.plain)) {
        onReading?.(data, { ...reading, plain, value: Number(plain) || 0 });
      }
      return plain;
    },
  });

  return {
    ...rules,
    insert: (state, data) => {
      const byHand = splice(state, data);
      const goesOn = data === locale.group || isHandDot(state.text, locale);
      const atEnd = data.length === 1 && state.to === state.text.length;
      if (decimals > 0 && atEnd && goesOn && isHandDot(byHand.text, locale)) return byHand;
      return rules.insert(state, data);
    },
    remove: (state, backward) => {
      const { text, from, to } = state;
      if (to < text.length || !isHandDot(text, locale)) return rules.remove(state, backward);
      return { text: text.slice(0, from), from, to: from };
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
