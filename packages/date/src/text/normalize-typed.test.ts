import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeTyped } from './normalize-typed';

const NUMBERING_SYSTEMS = [
  'arab',
  'arabext',
  'beng',
  'deva',
  'fullwide',
  'mathsans',
  'thai',
  'tibt',
];

describe('normalizeTyped (DAT-8)', () => {
  it('gives the digits that each script writes back as they were', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...NUMBERING_SYSTEMS), (number, numberingSystem) => {
        const written = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
        expect(normalizeTyped(written.format(number))).toBe(String(number));
      }),
    );
  });

  it('takes the marks of direction out of a date that Intl wrote, and leaves all else', () => {
    const written = new Intl.DateTimeFormat('ar-EG', { timeZone: 'UTC' });
    expect(normalizeTyped(written.format(Date.UTC(2026, 10, 20)))).toBe('20/11/2026');
    expect(normalizeTyped('mié 5 de marzo, 8:30 a. m.')).toBe('mié 5 de marzo, 8:30 a. m.');
  });
});
