import type { TimeFormat } from '../core/clock-time';

export function inputPattern(
  given: string | undefined,
  locale: string,
  clock: TimeFormat | null,
): string {
  if (given !== undefined) return toUnicodePattern(given);
  // Everyone else who is likely to use this library writes the day first.
  const date = /^en\b(?!-(?:GB|AU|NZ|IE|IN|ZA))/.test(locale) ? 'MM/dd/y' : 'dd/MM/y';
  return clock === null ? date : `${date}, ${clockPattern(clock)}`;
}

export function clockPattern({ hourCycle, seconds }: TimeFormat): string {
  const minutes = seconds ? 'mm:ss' : 'mm';
  return hourCycle === 24 ? `HH:${minutes}` : `hh:${minutes} a`;
}

/** Days and years of Unicode count as well: `dd/MM/YYYY` is often written, and one letter alone is a word. */
const SHORT_TOKENS = /\\(.)|YYYY|yyyy|YY|yy|MMMM|MMM|MM|M|DD|dd|D|HH|hh|mm|ss|A|[\s\S]/g;

const UNICODE: Readonly<Record<string, string>> = {
  YYYY: 'yyyy',
  YY: 'yy',
  DD: 'dd',
  D: 'd',
  A: 'a',
};

export function toUnicodePattern(pattern: string): string {
  if (!/[YD\\]/.test(pattern.replace(/'[^']*'/g, ''))) return pattern;
  let result = '';
  let literal = '';
  const flush = () => {
    if (literal !== '') result += /[a-z']/i.test(literal) ? quote(literal) : literal;
    literal = '';
  };
  for (const [token, escaped] of pattern.matchAll(SHORT_TOKENS)) {
    if (escaped !== undefined) literal += escaped;
    else if (token.length > 1 || /[MDA]/.test(token)) {
      flush();
      result += UNICODE[token] ?? token;
    } else literal += token;
  }
  flush();
  return result;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
