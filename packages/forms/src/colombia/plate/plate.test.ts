import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPlate, parsePlate, verifyPlate } from './plate';

describe('parsePlate (COL-5)', () => {
  it.each([
    ['abc123', 'car', 'ABC123'],
    ['ABC-123', 'car', 'ABC123'],
    ['ABC·123', 'car', 'ABC123'],
    ['abc 12d', 'motorcycle', 'ABC12D'],
    ['abc12', 'old-motorcycle', 'ABC12'],
    ['123 ABC', 'three-wheeler', '123ABC'],
    ['CD 1234', 'diplomatic', 'CD1234'],
    ['oi-0012', 'diplomatic', 'OI0012'],
    ['R 12345', 'trailer', 'R12345'],
    ['s12345', 'trailer', 'S12345'],
    ['T 1234', 'temporary', 'T1234'],
    ['ME-0012', 'diplomatic', 'ME0012'],
  ])('reads %j as a %s', (text, kind, plate) => {
    expect(parsePlate(text)).toEqual({ kind, plate });
  });

  it.each(['', 'A1234', 'ABC1234', 'ÑBC123', 'ABC12+', 'T12345', 'ABC 1D2', '-', 'A'.repeat(1e5)])(
    'reads no plate out of %j',
    (text) => {
      expect(parsePlate(text)).toBeNull();
    },
  );
});

describe('formatPlate (COL-5)', () => {
  it.each([
    ['ABC123', 'ABC 123'],
    ['abc12d', 'ABC 12D'],
    ['123abc', '123 ABC'],
    ['CD1234', 'CD 1234'],
    ['AB', 'AB'],
    ['placa ñ', 'placa ñ'],
  ])('shows %j as %j', (text, shown) => {
    expect(formatPlate(text)).toBe(shown);
  });

  it('is read back as the same plate', () => {
    const plates = fc.oneof(
      fc.stringMatching(/^[A-Z]{3}[0-9]{2}[0-9A-Z]?$/),
      fc.stringMatching(/^[RS][0-9]{5}$/),
      fc.stringMatching(/^([A-Z]{2}|T)[0-9]{4}$/),
    );
    fc.assert(
      fc.property(plates, (plate) => {
        expect(parsePlate(formatPlate(plate))?.plate).toBe(plate);
      }),
    );
  });
});

describe('verifyPlate (COL-5)', () => {
  it('takes half of a car’s for the old plate of a motorcycle only when asked to', () => {
    expect(verifyPlate('ABC12')).not.toBeNull();
    expect(verifyPlate('ABC12', { kinds: ['old-motorcycle'] })).toBeNull();
  });

  it('lets an empty text and the accepted kinds through, and no other', () => {
    for (const fine of ['', null, 'ABC 123', 'abc12d']) expect(verifyPlate(fine)).toBeNull();
    expect(verifyPlate('ABC123', { kinds: ['motorcycle'] })).toHaveProperty('verifyPlate.kinds', [
      'motorcycle',
    ]);
  });
});
