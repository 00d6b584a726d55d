import { caretBefore, removeGrouped } from '../text-editing/grouped-text';
import type { TextRules, TextState, TypedRun } from '../text-editing/text-rules';
import { decimalsOf, showPlain, withDecimals } from './number-format';
import type { AmbiguousNumber } from './number-input.types';
import type { NumberLocale } from './number-locale';
import { isExact, type NumberReading, numberChars, numberOf, readNumber } from './number-read';

export interface NumberRulesOptions {
  locale: NumberLocale;
  decimals: number;
  allowNegative: boolean;
  maxLength: number;
  onAmbiguous?: ((details: AmbiguousNumber) => void) | undefined;
}

export function fieldValue(text: string, locale: NumberLocale): number | null {
  const plain = toPlain(text, locale);
  // A text that is still being composed is in no shape yet.
  const isInShape = /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain);
  const value = Number(isInShape ? plain : readNumber(text, locale)?.plain);
  return Number.isFinite(value) ? value || 0 : null;
}

/** Reads keys typed one after another as one text, like a paste: `1.` is `1,` until `234` makes it `1.234` (TXC-1). */
export function numberRules(options: NumberRulesOptions): TextRules {
  const { locale, decimals, allowNegative, maxLength, onAmbiguous } = options;

  const show = (plain: string): string | null => {
    if (!PLAIN.test(plain)) return null;
    if (plain.startsWith('-') && !allowNegative) return null;
    if (decimals === 0 ? plain.includes('.') : decimalsOf(plain) > decimals) return null;
    if (/\d/.test(plain) && !isExact(plain)) return null;
    const text = showPlain(plain, locale);
    return text.length > maxLength ? null : text;
  };
  const tell = (text: string, { plain, ambiguous }: NumberReading, taken = plain) => {
    if (ambiguous || taken !== plain) {
      const reason = ambiguous ? 'separator' : 'rounded';
      onAmbiguous?.({ text, value: numberOf(taken), reason });
    }
  };
  const around = ({ text, from, to }: TextState) => ({
    before: toPlain(text.slice(0, from), locale),
    after: toPlain(text.slice(to), locale),
  });
  const placed = (text: string, after: string) => caretBefore(text, after, locale.group);

  const typed = (state: TextState, char: string): TextState | null => {
    const { text: old, from, to } = state;
    // A person who types the decimal mark that is already there wants to go on with the decimals.
    if (from === to && /[.,]/.test(char) && old.charAt(to) === locale.decimal) {
      return { text: old, from: to + 1, to: to + 1 };
    }
    const fresh: TypedRun = { ...around(state), raw: '' };
    const run = state.typed ?? fresh;
    const raw = run.raw + char;
    const reading = readRun({ ...run, raw }, locale);
    const text = reading && show(reading.plain);
    if (reading && text !== null) {
      // The locale's own decimal mark, typed by a person, leaves no question.
      if (!raw.includes(locale.decimal)) tell(raw, reading);
      return { ...placed(text, run.after), typed: { ...run, raw } };
    }
    // There are too many decimals, but what follows may yet make a group of them.
    const cut = readRun(run, locale)?.plain.includes('.') || /^[.,]$/.test(char);
    if (reading?.plain.includes('.') && cut) {
      // It may also show that what was cut off until now was one: `1,234.` in a field of whole numbers.
      const hasDigits = run.after === '' && /\d/.test(raw);
      const fits = hasDigits ? show(cutOff(reading.plain, decimals)) : null;
      return { ...(fits === null ? state : placed(fits, '')), typed: { ...run, raw } };
    }
    // What came before is a number as it stands; the character goes on with that.
    return run.raw === '' ? null : typed({ ...state, typed: undefined }, char);
  };

  const pasted = (state: TextState, raw: string): TextState | null => {
    const isWhole = state.from === 0 && state.to === state.text.length;
    const run = { ...around(state), raw };
    const { before, after } = run;
    // What it says together with what stands round it; else what it says alone.
    for (const reading of [isWhole ? null : readRun(run, locale), readNumber(raw, locale)]) {
      if (!reading) continue;
      const { plain } = reading;
      const isJoined = plain.startsWith(before) && plain.endsWith(after);
      const taken = isWhole ? withDecimals(plain, decimals) : plain;
      const text = show(isJoined ? taken : before + plain + after);
      if (text === null) continue;
      tell(raw, reading, taken);
      return placed(text, after);
    }
    return null;
  };

  const grouped = {
    group: locale.group,
    toPlain: (text: string) => toPlain(text, locale),
    show,
    showAny: (plain: string) => (PLAIN.test(plain) ? showPlain(plain, locale) : null),
  };
  return {
    insert(state, data, keyCode) {
      // This key means the decimal mark, whatever the language of the keyboard prints on it.
      if (keyCode === 'NumpadDecimal' && /^[.,]$/.test(data) && decimals > 0) {
        return typed(state, locale.decimal);
      }
      // Nearly every key is a digit, and needs no other form.
      const chars = /^\d$/.test(data) ? data : numberChars(data, locale);
      if (chars.length > 1) return pasted(state, chars);
      return /[-\d.,'\s]/.test(chars) ? typed(state, chars) : null;
    },
    remove: (state, backward) => removeGrouped(grouped, state, backward),
  };
}

/** A number that may be unfinished. */
const PLAIN = /^-?\d*(\.\d*)?$/;

function readRun({ before, raw, after }: TypedRun, locale: NumberLocale): NumberReading | null {
  const beside = before + after;
  if (beside.includes('.')) {
    // There is a decimal mark already: no other can be meant.
    if (!/^\d*$/.test(raw) && !(before === '' && raw === '-')) return null;
    return asReading(before + raw + after);
  }
  const text = before + raw + after;
  if (/^-?\d*$/.test(text)) return asReading(text);
  const reading = readNumber(text, locale);
  // Every locale with Latin digits has one of these for its decimal mark.
  const isMark = /[.,]$/.test(text);
  if (reading) {
    const open = isMark && after === '' && !reading.plain.includes('.');
    return open ? { ...reading, plain: `${reading.plain}.` } : reading;
  }
  if (after !== '') return null;
  // The beginning of a number: with some zeros it is one. `1.234.` goes on to `1.234.000`.
  for (const zeros of ['0', '00', '000']) {
    const longer = readNumber(text + zeros, locale);
    if (longer) return asReading(longer.plain.slice(0, -zeros.length));
  }
  return null;
}

function cutOff(plain: string, decimals: number): string {
  const dot = plain.indexOf('.');
  return plain.slice(0, decimals === 0 ? dot : dot + 1 + decimals);
}

function asReading(plain: string): NumberReading {
  return { plain, ambiguous: false };
}

function toPlain(text: string, locale: NumberLocale): string {
  let plain = '';
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index);
    if (char === locale.decimal) plain += '.';
    else if (char !== locale.group) plain += char;
  }
  return plain;
}
