import { describe, expect, it } from 'vitest';
import { endsComplete, fitMask, readMask } from './mask-fit';
import type { CompiledMask } from './mask-pattern';
import { compileMask } from './mask-pattern';

function compiled(pattern: string): CompiledMask {
  const [mask] = compileMask(pattern);
  if (!mask) throw new Error(pattern);
  return mask;
}
const fitted = (pattern: string, chars: string, from?: number, to?: number) =>
  fitMask(compiled(pattern), chars, from, to);

describe('what becomes of characters under a mask (MSK-1, MSK-4)', () => {
  it('counts what found no place: digits, all letters and digits, and those behind the caret', () => {
    expect(fitted('00-00', '1a2b3')).toMatchObject({
      text: '12-3',
      caret: 4,
      lost: 2,
      lostDigits: 0,
      lostAfter: 0,
      taken: 3,
    });
    expect(fitted('00', '1x2y34', 1, 3)).toMatchObject({
      text: '12',
      caret: 2,
      lost: 4,
      lostDigits: 2,
      lostAfter: 3,
      taken: 1,
    });
  });

  it('loses nothing of what fits', () => {
    const nothing = { lost: 0, lostDigits: 0, lostAfter: 0 };
    expect(fitted('00', '12')).toMatchObject({ text: '12', caret: 2, taken: 2, ...nothing });
    expect(fitted('00', '')).toMatchObject({ text: '', caret: 0, taken: 0, ...nothing });
  });

  it('loses no separator, which says nothing by itself', () => {
    expect(fitted('0-0', ' 1 - / 2.')).toMatchObject({ text: '1-2', lost: 0 });
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    // The mask's own characters come with the next place, and at its end by themselves.
    [3, 4],
    [4, 6],
  ])('puts the caret behind what came of the first %i characters', (to, caret) => {
    expect(fitted('00-00%', '1234', 0, to)).toMatchObject({ text: '12-34%', caret });
  });

  it('reads 2000 characters more than it has places, and counts what is behind as lost', () => {
    const most = ' '.repeat(2000);
    expect(fitted('00', `${most}12`)).toMatchObject({ text: '12', lost: 0, lostDigits: 0 });
    expect(fitted('00', `${most} 12`)).toMatchObject({ text: '1', lost: 1, lostDigits: 1 });
    expect(fitted('00', `${most} 1   `)).toMatchObject({ text: '1', lost: 3, lostDigits: 3 });
  });

  it('takes a letter or digit for the mask’s own only behind another one of its own', () => {
    expect(fitted('+57 000', '573').text).toBe('+57 573');
    expect(fitted('+57 000', '+573').text).toBe('+57 3');
    expect(fitted('+57 000', '+5').text).toBe('+5');
    expect(fitted('+57 000', '+35').text).toBe('+57 35');
    expect(fitted('0-7-0', '175').text).toBe('1-7-7');
    expect(fitted('0-7-0', '1-75').text).toBe('1-7-5');
  });

  it('shows its own end only where something was entered', () => {
    expect(fitted('9-%', '-').text).toBe('-');
    expect(fitted('0-%', '1').text).toBe('1-%');
    expect(fitted('9-%', '1-').text).toBe('1-%');
  });

  it.each([
    ['0', '0'],
    ['9', '9'],
    ['/', ''],
    [':', ''],
  ])('takes %s for a digit only where it is one', (char, text) => {
    expect(fitted('0', char).text).toBe(text);
  });

  it('takes ASCII letters only, in capitals, where the mask says so', () => {
    const [cnpj] = compileMask('cnpj');
    expect(cnpj && fitMask(cnpj, 'aZñ`{@[').text).toBe('AZ');
    expect(fitted('SSS', 'aZñ').text).toBe('aZñ');
  });
});

describe('how a text in the shape of a mask reads (MSK-3)', () => {
  it.each([
    ['00-00', '12-3', ['entered', 'entered', 'own', 'entered'], 4],
    ['099.09', '1.2', ['entered', 'early', 'entered'], 5],
    ['099.09', '123.', ['entered', 'entered', 'entered', 'end'], 4],
    ['00', '', [], 0],
  ])('%s: %s', (pattern, text, kinds, next) => {
    expect(readMask(compiled(pattern), text)).toMatchObject({ kinds, next });
  });

  it.each([
    ['00-00', '123'],
    ['00-00', '12-345'],
    ['00', 'a'],
    ['cnpj', 'a'],
    ['time', '24'],
  ])('%s: %s has another shape', (pattern, text) => {
    expect(readMask(compiled(pattern), text)).toBeNull();
  });
});

it.each([
  ['0%)', '', false, ''],
  ['0%)', '1', true, '1%)'],
  ['0%)', '1%', true, '1%)'],
  ['0%)', '1%)', true, '1%)'],
  ['0-9', '1', true, '1'],
  ['0-0', '1', false, '1'],
  ['09', '1', true, '1'],
])('under %s the text %j is complete: %s, and shown as %j', (pattern, text, complete, shown) => {
  const fit = fitMask(compiled(pattern), text);
  expect(endsComplete(fit)).toBe(complete);
  expect(fit.text).toBe(shown);
});
