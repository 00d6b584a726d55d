import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberInWords } from './number-in-words';

const ONES = ['', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const TEENS = 'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve'.split(
  ' ',
);
const HUNDREDS = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
];

/**
 * The slow way, which has nothing in common with the one under test: every group of three digits in full,
 * each with its scale, and then the rules of the language as corrections of the text.
 */
function slowly(number: bigint, { feminine = false, apocope = false } = {}): string {
  if (number === 0n) return 'cero';
  const digits = String(number).padStart(18, '0');
  const scales = ['mil', 'billones', 'mil', 'millones', 'mil', ''];
  let text = '';
  for (let group = 0; group < 6; group++) {
    const three = digits.slice(group * 3, group * 3 + 3);
    const scale = scales[group] ?? '';
    const inFull = three === '001' && scale === 'mil' ? '' : fullGroup(three);
    const before = group > 0 ? digits.slice(group * 3 - 3, group * 3) : '000';
    const isCounted = three !== '000' || (group % 2 === 1 && group < 5 && before !== '000');
    if (isCounted) text += ` ${inFull} ${scale}`;
  }
  text = ` ${text.replace(/\s+/g, ' ').trim()} `
    .replace(/^ uno (billones|millones) /, ' un $1 ')
    .replace(/ (billones) uno (millones) /, ' $1 un $2 ')
    .replace(/uno (mil|billones|millones) /g, 'un $1 ')
    .replace(/ciento (mil|billones|millones) /g, 'cien $1 ')
    .replace(/ciento $/, 'cien ')
    .replace(/veintiun /g, 'veintiún ');
  text = text
    .replace(/^ un billones/, ' un billón')
    .replace(/(^|billón|billones) un millones/, '$1 un millón')
    .trim();
  if (apocope && !feminine) text = text.replace(/uno$/, 'un').replace(/veintiun$/, 'veintiún');
  if (!feminine) return text;
  // Millions are masculine; only what stands behind them agrees.
  const [, head = '', tail = ''] = /^(.*mill(?:ones|ón)|.*bill(?:ones|ón))?(.*)$/.exec(text) ?? [];
  return (
    head +
    tail
      .replace(/cientos/g, 'cientas')
      .replace(/quinientos/g, 'quinientas')
      .replace(/uno$/, 'una')
  );
}

function fullGroup(three: string): string {
  const [hundreds = 0, tens = 0, ones = 0] = Array.from(three, Number);
  const words = [HUNDREDS[hundreds]];
  if (tens === 1) words.push(TEENS[ones]);
  else if (tens === 2 && ones === 0) words.push('veinte');
  else if (tens === 2) words.push(`veinti${accented(ones)}`);
  else if (tens > 2 && ones > 0) words.push(`${TENS[tens]} y ${ONES[ones]}`);
  else words.push(tens > 2 ? TENS[tens] : ONES[ones]);
  return words.filter(Boolean).join(' ');
}

const TENS = [
  '',
  '',
  '',
  ...'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
];

function accented(ones: number): string {
  return ({ 2: 'dós', 3: 'trés', 6: 'séis' } as Record<number, string>)[ones] ?? ONES[ones] ?? '';
}

/** A generator that is the same in every run. */
function* numbers(count: number): Generator<bigint> {
  let state = 20_261_122n;
  for (let index = 0; index < count; index++) {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    // As many short ones as long ones, with zeros in them.
    const size = 10n ** BigInt((index % 15) + 1);
    const drawn = (state >> 3n) % size;
    yield index % 4 === 0 ? drawn - (drawn % 1000n) : drawn;
  }
}

describe('numberInWords (COL-1)', () => {
  it('says what the slow way says, for each number up to 10 000', () => {
    for (let number = 0; number <= 10_000; number++) {
      expect(numberInWords(number)).toBe(slowly(BigInt(number)));
    }
  });

  const inEachForm = (count: number) => {
    for (const number of numbers(count)) {
      const words = [
        numberInWords(number),
        numberInWords(number, { beforeNoun: true }),
        numberInWords(number, { gender: 'feminine' }),
      ];
      const slow = [
        slowly(number),
        slowly(number, { apocope: true }),
        slowly(number, { feminine: true }),
      ];
      // One assertion per number would take longer than the numbers.
      if (words.join() !== slow.join()) expect([number, ...words]).toEqual([number, ...slow]);
    }
  };
  it('says what the slow way says, for numbers up to 10¹⁵ in each form', () => inEachForm(3000));
  it(
    'says what the slow way says, for a hundred thousand numbers in each form',
    {
      tags: ['long'],
    },
    () => inEachForm(100_000),
  );

  it.each([
    [1, {}, 'uno'],
    [1, { beforeNoun: true }, 'un'],
    [1, { gender: 'feminine' }, 'una'],
    [21, { beforeNoun: true }, 'veintiún'],
    [21, { gender: 'feminine', beforeNoun: true }, 'veintiuna'],
    [200_200, { gender: 'feminine' }, 'doscientas mil doscientas'],
    [200_200_200, { gender: 'feminine' }, 'doscientos millones doscientas mil doscientas'],
    [-16, {}, 'menos dieciséis'],
    [500, { gender: 'feminine' }, 'quinientas'],
    [1_001, {}, 'mil uno'],
    [1_000_000_000_000, {}, 'un billón'],
    [2_000_000_000_000, {}, 'dos billones'],
  ] as const)('says %s with %j as "%s"', (number, options, words) => {
    expect(numberInWords(number, options)).toBe(words);
  });

  it('says nothing for what is not whole, too great, or no number', () => {
    for (const number of [0.5, Number.NaN, 2 ** 53, 10n ** 15n + 1n, '1' as never]) {
      expect(numberInWords(number)).toBeNull();
    }
  });

  it('says the same for a number and its bigint, and "menos" before a negative one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 15 }), (number) => {
        const words = numberInWords(number);
        expect(numberInWords(BigInt(number))).toBe(words);
        expect(numberInWords(-number)).toBe(`menos ${words}`);
      }),
    );
  });
});
