import { groupedRules, placeCaret } from '../text-editing/grouped-text';
import type { TextRules, TextState, TypedRun } from '../text-editing/text-rules';
import { showPlain } from './number-format';
import type { NumberLocale } from './number-locale';
import {
  isExact,
  LONGEST_NUMBER,
  type NumberReading,
  numberChars,
  readNumber,
  withDecimals,
} from './number-read';

export interface NumberRulesOptions {
  locale: NumberLocale;
  decimals: number;
  allowNegative: boolean;
  maxLength: number;
  onReading?: ((text: string, reading: NumberReading) => void) | undefined;
}

export function fieldValue(text: string, locale: NumberLocale): number | null {
  if (text.length > LONGEST_NUMBER) return null;
  const plain = toPlain(text, locale);
  if (/^-?(?:\d+\.?\d*|\.\d+)$/.test(plain)) {
    const value = Number(plain) || 0;
    return Number.isFinite(value) ? value : null;
  }
  // A text that is still being composed is in no shape yet.
  return readNumber(text, locale)?.value ?? null;
}

/** Reads keys typed one after another as one text, like a paste: `1.` is `1,` until `234` makes it `1.234` (TXC-1). */
export function numberRules(options: NumberRulesOptions): TextRules {
  const { locale, decimals, allowNegative, maxLength, onReading } = options;

  const show = (plain: string): string | null => {
    if (!/^-?\d*(\.\d*)?$/.test(plain)) return null;
    if (plain.startsWith('-') && !allowNegative) return null;
    const dot = plain.indexOf('.');
    if (dot >= 0 && (decimals === 0 || plain.length - dot - 1 > decimals)) return null;
    if (/\d/.test(plain) && !isExact(plain)) return null;
    const text = showPlain(plain, locale);
    return text.length > maxLength ? null : text;
  };
  const warnIfAmbiguous = (text: string, reading: NumberReading, plain: string) => {
    if (reading.ambiguous || plain !== reading.plain) {
      onReading?.(text, { ...reading, plain, value: Number(plain) || 0 });
    }
  };
  const around = ({ text, from, to }: TextState) => ({
    before: toPlain(text.slice(0, from), locale),
    after: toPlain(text.slice(to), locale),
  });
  const placed = (text: string, after: string): TextState => {
    const caret = placeCaret(text, after.length, locale.group);
    return { text, from: caret, to: caret };
  };

  const typed = (state: TextState, char: string): TextState | null => {
    const fresh: TypedRun = { ...around(state), raw: '' };
    const run = state.typed ?? fresh;
    const raw = run.raw + char;
    const reading = readRun({ ...run, raw }, locale);
    const text = reading && show(reading.plain);
    if (reading && text !== null) {
      // The locale's own decimal mark, typed by a person, leaves no question.
      if (!raw.includes(locale.decimal)) warnIfAmbiguous(raw, reading, reading.plain);
      return { ...placed(text, run.after), typed: { ...run, raw } };
    }
    // There are too many decimals, but what follows may yet make a group of them.
    const cut = readRun(run, locale)?.plain.includes('.') || /^[.,]$/.test(char);
    if (reading?.plain.includes('.') && cut) {
      // It may also show that what was cut off until now was one: `1,234.` in a field of whole numbers.
      const fits = run.after === '' ? show(cutOff(reading.plain, decimals)) : null;
      return { ...(fits === null ? state : placed(fits, '')), typed: { ...run, raw } };
    }
    // What came before is a number as it stands; the character goes on with that.
    return run.raw === '' ? null : typed({ ...state, typed: undefined }, char);
  };

  const pasted = (state: TextState, data: string): TextState | null => {
    if (data.length > LONGEST_NUMBER) return null;
    const whole = state.from === 0 && state.to === state.text.length;
    if (whole) {
      const reading = readNumber(data, locale);
      if (!reading) return null;
      const plain = withDecimals(reading.plain, decimals);
      const text = show(plain);
      if (text === null) return null;
      warnIfAmbiguous(data, reading, plain);
      return placed(text, '');
    }
    const { before, after } = around(state);
    // What it says together with what stands round it; else what it says alone.
    for (const reading of [
      readRun({ before, raw: data, after }, locale),
      readNumber(data, locale),
    ]) {
      if (!reading) continue;
      const alone = !reading.plain.endsWith(after) || !reading.plain.startsWith(before);
      const text = show(alone ? before + reading.plain + after : reading.plain);
      if (text === null) continue;
      warnIfAmbiguous(data, reading, reading.plain);
      return placed(text, after);
    }
    return null;
  };

  return groupedRules({
    group: locale.group,
    toPlain: (text) => toPlain(text, locale),
    show,
    showAny: (plain) => (/^-?\d*(\.\d*)?$/.test(plain) ? showPlain(plain, locale) : null),
    insert: (state, data) => {
      // Nearly every key is a digit, and needs no other form.
      const char = /^\D$/.test(data) ? numberChars(data, locale) : data;
      if (char.length !== 1) return pasted(state, data);
      return /[-\d.,'\s]/.test(char) ? typed(state, char) : null;
    },
  });
}

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
  return { plain, value: Number(plain) || 0, ambiguous: false };
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
