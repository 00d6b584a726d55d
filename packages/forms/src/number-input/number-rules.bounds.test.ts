import { describe, expect, it } from 'vitest';
import { numberLocale } from './number-locale';
import { readNumber } from './number-read';
import { fieldValue, numberRules } from './number-rules';

const limits = {
  locale: numberLocale('es-CO'),
  decimals: 2,
  allowNegative: true,
  maxLength: 50,
};

describe('what is read of a number field (INP-3)', () => {
  it('reads and takes no more than 400 characters', () => {
    const { locale } = limits;
    const at = { text: '', from: 0, to: 0 };
    const most = '5'.padStart(400);
    const more = '5'.padStart(401);
    expect(readNumber(most, locale)?.plain).toBe('5');
    expect(readNumber(more, locale)).toBeNull();
    expect(numberRules(limits).insert(at, most)?.text).toBe('5');
    expect(numberRules(limits).insert(at, more)).toBeNull();
    expect(fieldValue('9'.repeat(401), locale)).toBeNull();
  });
});
