import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_TYPES,
  documentRuleOf,
  formatDocument,
  plainDocument,
  verifyDocument,
} from './document';
import type { DocumentType } from './document.types';

describe('verifyDocument (COL-3)', () => {
  it.each<[DocumentType, string]>([
    ['CC', '1.032.456.789'],
    ['CC', '79308960'],
    ['CC', '123'],
    ['CE', '345678'],
    ['CE', '1234567'],
    ['TI', '1032456789'],
    ['TI', '99010112345'],
    ['RC', '1032456789'],
    ['RC', 'A1B0123456'],
    ['PA', 'AO123456'],
    ['PPT', '1234567'],
    ['PEP', '123456789012345'],
    ['NIT', '899.999.068-1'],
    ['NUIP', '1032456789'],
    ['NUIP', 't8k0250123'],
    // A digital cédula has the number of an older one under the heading NUIP.
    ['NUIP', '79.308.960'],
  ])('takes %s %s', (type, number) => {
    expect(verifyDocument({ type, number })).toBeNull();
  });

  it.each<[DocumentType, string]>([
    ['CC', '12'],
    ['CC', '12345678901'],
    ['CC', 'AO123456'],
    ['CE', '12345678'],
    ['TI', '103245678'],
    ['PPT', '123'],
    ['PEP', '12345678901234'],
    ['PA', 'A1#3456'],
    ['PA', '+1234567'],
  ])('refuses %s %s, and says what is asked for', (type, number) => {
    const error = verifyDocument({ type, number });
    expect(error).toHaveProperty('verifyDocument.rule', documentRuleOf(type));
    expect(error).toHaveProperty('verifyDocument.fallback');
  });

  it.each<[DocumentType, number, number]>([
    ['CC', 3, 10],
    ['CE', 3, 7],
    ['TI', 10, 11],
    ['RC', 8, 11],
    ['PA', 4, 16],
    ['PPT', 4, 8],
    ['PEP', 15, 15],
    ['NUIP', 3, 10],
  ])('takes %s of %i to %i characters', (type, min, max) => {
    expect(documentRuleOf(type)).toMatchObject({ min, max });
    const lengths = Array.from({ length: 20 }, (_, length) => length + 1);
    expect(
      lengths.filter((length) => !verifyDocument({ type, number: '7'.repeat(length) })),
    ).toEqual(lengths.filter((length) => length >= min && length <= max));
  });

  it.each(DOCUMENT_TYPES)('takes letters in a %s only where it may have some', (type) => {
    const rule = documentRuleOf(type);
    const number = 'A'.padEnd(rule?.min ?? 0, '7');
    expect(verifyDocument({ type, number }) === null).toBe(['RC', 'PA', 'NUIP'].includes(type));
  });

  it('says of a NIT how long it is with its hyphen and its check digit', () => {
    const { length: min } = '1-9';
    const { length: max } = `${'9'.repeat(15)}-1`;
    expect(documentRuleOf('NIT')).toEqual({ min, max, letters: false });
  });

  it('checks the digit of a NIT', () => {
    expect(verifyDocument({ type: 'NIT', number: '899999068-2' })).toEqual({
      verifyNITIntegrity: true,
    });
    expect(verifyDocument({ type: 'NIT', number: '899999068' })).toEqual({ verifyNIT: true });
  });

  it('asks for the type, and for nothing where there is no number', () => {
    expect(verifyDocument({ type: 'XX', number: '123' })).toHaveProperty(
      'verifyDocument.rule',
      null,
    );
    expect(verifyDocument({ number: '123' })).toHaveProperty('verifyDocument.rule', null);
    for (const fine of [null, undefined, {}, { type: 'CC', number: ' ' }]) {
      expect(verifyDocument(fine)).toBeNull();
    }
  });
});

describe('formatDocument (COL-3)', () => {
  it.each<[DocumentType, string, string]>([
    ['CC', '1032456789', '1.032.456.789'],
    ['NIT', '8999990681', '8.999.990.681'],
    ['NIT', '899999068-1', '899.999.068-1'],
    ['PA', 'ao123456', 'AO123456'],
    ['PEP', '123456789012345', '123456789012345'],
    ['NUIP', 'T8K0250123', 'T8K0250123'],
    ['CC', '¿?', '¿?'],
  ])('shows %s %s as %s', (type, number, shown) => {
    expect(formatDocument({ type, number })).toBe(shown);
  });

  it('is read back as the same number, of each type', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DOCUMENT_TYPES.filter((type) => type !== 'NIT')),
        fc.stringMatching(/^[0-9A-Z]{16}$/),
        (type, drawn) => {
          const rule = documentRuleOf(type);
          if (!rule) throw new Error(type);
          const allowed = rule.letters ? drawn : drawn.replace(/[A-Z]/g, '7');
          const number = allowed.slice(0, rule.max);
          expect(verifyDocument({ type, number })).toBeNull();
          expect(plainDocument(type, formatDocument({ type, number }))).toBe(number);
        },
      ),
    );
  });
});
