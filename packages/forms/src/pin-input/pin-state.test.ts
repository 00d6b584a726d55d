import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  backspace,
  charsOf,
  clear,
  firstEmpty,
  isTooLong,
  moveTo,
  type PinState,
  paste,
  pinOf,
  pinText,
  pinValue,
  refill,
  resize,
  type,
} from './pin-state';

const digits = { length: 4, alphanumeric: false };
const letters = { length: 4, alphanumeric: true };
const pin = (text: string, active: number) => ({
  chars: Array.from(text.padEnd(4), (char) => char.trim()),
  active,
});

describe('type (PIN-4)', () => {
  it('fills the active box and moves on', () => {
    expect(type(pin('', 0), '1', digits)).toEqual(pin('1', 1));
  });
  it('replaces a filled box', () => {
    expect(type(pin('1234', 1), '9', digits)).toEqual(pin('1934', 2));
  });
  it('stays at the last box', () => {
    expect(type(pin('123', 3), '4', digits)).toEqual(pin('1234', 3));
  });
  it.each(['a', ' ', '-', '😀', '\u200b'])('leaves %j out', (char) => {
    const state = pin('1', 1);
    expect(type(state, char, digits)).toBe(state);
  });
  it('takes letters when it may, and full-width digits for digits', () => {
    expect(type(pin('', 0), 'a', letters)).toEqual(pin('a', 1));
    expect(type(pin('', 0), '７', digits)).toEqual(pin('7', 1));
    const state = pin('', 0);
    expect(type(state, 'ñ', letters)).toBe(state);
  });
});

describe('backspace (PIN-4)', () => {
  it('empties a filled box and stays, so that the mistake can be typed over', () => {
    expect(backspace(pin('1234', 1))).toEqual(pin('1 34', 1));
    expect(backspace(pin('1234', 3))).toEqual(pin('123', 3));
  });
  it('empties the box before an empty one and moves back to it', () => {
    expect(backspace(pin('12', 2))).toEqual(pin('1', 1));
    expect(backspace(pin('', 0))).toEqual(pin('', 0));
  });
});

describe('paste (PIN-3)', () => {
  it.each([
    ['1234', '1234', 3],
    ['12-34', '1234', 3],
    [' 1 2 3 4 ', '1234', 3],
    ['\u200e12\u200b34', '1234', 3],
    ['123456', '1234', 3],
    ['12', '12', 2],
    ['１２３４', '1234', 3],
  ])('takes %j', (text, chars, active) => {
    expect(paste(pin('98', 2), text, digits)).toEqual(pin(chars, active));
  });
  it('looks at no more than 1000 characters', () => {
    expect(paste(pin('', 0), '1234'.padStart(1000), digits)).toEqual(pin('1234', 3));
    const state = pin('98', 2);
    expect(paste(state, '1234'.padStart(1001), digits)).toBe(state);
  });
  it.each(['12a4', 'Su código es 1234', '', ' - ', '1.234', '9'.repeat(10_000), '😀', '1e21'])(
    'changes nothing for %j',
    (text) => {
      const state = pin('98', 2);
      expect(paste(state, text, digits)).toBe(state);
    },
  );
});

describe('the rest of the boxes', () => {
  it('is a value only when all are filled (PIN-2)', () => {
    expect(pinValue(pin('1234', 3))).toBe('1234');
    expect(pinValue(pin('1 34', 1))).toBeNull();
  });
  it('goes to the first empty box, or the last (PIN-4)', () => {
    expect(firstEmpty(pin('1 34', 3).chars).active).toBe(1);
    expect(firstEmpty(pin('1234', 0).chars).active).toBe(3);
  });
  it('moves no further than one behind the last filled box', () => {
    expect(moveTo(pin('1', 0), 3).active).toBe(1);
    expect(moveTo(pin('1234', 0), 9).active).toBe(3);
    expect(moveTo(pin('1234', 0), -1).active).toBe(0);
  });
  it.each([
    ['1 34', '1 34', 3],
    ['12', '12', 2],
    ['', '', 0],
    [' 2', ' 2', 2],
    ['12345', '1234', 3],
    ['１ ３', '1 3', 3],
  ])('is filled box by box with %j, gaps and all', (text, chars, active) => {
    expect(refill(pin('98', 1), text, digits)).toEqual(pin(chars, active));
  });
  it.each(['1a', 'a 1', '1-2', '😀'])('is left as it was by %j', (text) => {
    const state = pin('98', 1);
    expect(refill(state, text, digits)).toBe(state);
  });
  it('empties several', () => {
    expect(clear(pin('1234', 3), 1, 3)).toEqual(pin('1  4', 1));
    expect(clear(pin('1234', 3), 0, 4)).toEqual(pin('', 0));
    // Behind the last box there is none to go to.
    expect(clear(pin('1234', 3), 4, 5)).toEqual(pin('1234', 3));
  });
  it('keeps what still fits (PIN-5)', () => {
    expect(resize(pin('1234', 0).chars, 2)).toEqual(['1', '2']);
    expect(resize(['1'], 3)).toEqual(['1', '', '']);
    expect(isTooLong(charsOf('123-45', digits), digits)).toBe(true);
    expect(isTooLong(charsOf('12-34', digits), digits)).toBe(false);
    expect(isTooLong(['1', '2', '3', '4', ''], digits)).toBe(false);
  });
  it('reads a value, and leaves out what is not allowed', () => {
    expect(pinOf('12a4', digits)).toEqual(pin('124', 3));
    expect(pinOf(null, digits)).toEqual(pin('', 0));
    expect(pinOf('123456', digits)).toEqual(pin('1234', 3));
  });
  it('keeps its shape, whatever is done', () => {
    type Step = (state: PinState) => PinState;
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.string({ maxLength: 6 }).map(
        (text): Step =>
          (state) =>
            paste(state, text, digits),
      ),
      fc.string({ maxLength: 1 }).map(
        (text): Step =>
          (state) =>
            type(state, text, digits),
      ),
      fc.constant<Step>(backspace),
      fc.integer().map(
        (box): Step =>
          (state) =>
            moveTo(state, box),
      ),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const state = steps.reduce<PinState>((before, act) => act(before), pin('', 0));
        expect(state.chars).toHaveLength(4);
        expect(state.active).toBeGreaterThanOrEqual(0);
        expect(state.active).toBeLessThan(4);
        expect(pinText(state)).toMatch(/^[\d ]{0,4}$/);
      }),
    );
  });
});
