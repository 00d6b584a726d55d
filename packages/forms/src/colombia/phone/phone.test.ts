import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, parsePhone, verifyPhone } from './phone';

const mobile = fc.stringMatching(/^3[0-9]{9}$/);
const landline = fc.stringMatching(/^60[1245678][0-9]{7}$/);

describe('parsePhone (COL-4)', () => {
  it.each([
    '3001234567',
    '300 123 4567',
    '300-123-4567',
    '(300) 123 45 67',
    '300.123.4567',
    '+57 300 123 4567',
    '(+57) 300 1234567',
    '0057 300 123 4567',
    '57 300 123 4567',
    'Cel: 300 123 4567',
    'tel:+573001234567',
    '\u202a+57 300\u00a0123\u00a04567\u202c',
    '３００１２３４５６７',
  ])('reads the mobile %j', (text) => {
    expect(parsePhone(text)).toEqual({
      kind: 'mobile',
      e164: '+573001234567',
      national: '3001234567',
    });
  });

  it.each([
    '6013456789',
    '(601) 345 6789',
    '+57 601 3456789',
    '57 601 345 67 89',
    '+57 1 345 6789',
    '(57) 1 3456789',
    '03 1 345 6789',
    'Teléfono: 601 345 6789',
  ])('reads the landline %j, as it was written before 2021 too', (text) => {
    expect(parsePhone(text)).toEqual({
      kind: 'landline',
      e164: '+576013456789',
      national: '6013456789',
    });
  });

  it.each(['6010551234', '+57 608 123 4567'])(
    'reads the landline %j, whose seven digits begin with 0 or 1 (metadata of libphonenumber)',
    (text) => {
      expect(parsePhone(text)?.kind).toBe('landline');
    },
  );

  it.each(['+1 415 555 2671', '001 415 555 2671'])('reads %j of another country', (text) => {
    expect(parsePhone(text)).toEqual({
      kind: 'foreign',
      e164: '+14155552671',
      national: '+14155552671',
    });
  });

  it.each([
    '',
    '300123456',
    '30012345678',
    '2001234567',
    '6033456789',
    '6090000000',
    '3456789',
    '+57 2001234567',
    '+57300123456',
    '300 123 4567 ext 5',
    'hola',
    '300,123,4567',
    '++573001234567',
    '9'.repeat(100_000),
  ])('reads no number out of %j', (text) => {
    expect(parsePhone(text)).toBeNull();
  });

  it('takes what is no text for none', () => {
    expect(parsePhone(undefined as never)).toBeNull();
    expect(parsePhone(3001234567 as never)?.e164).toBe('+573001234567');
  });
});

describe('formatPhone (COL-4)', () => {
  it('groups the digits, with the country where asked to, and leaves the rest alone', () => {
    expect(formatPhone('+573001234567')).toBe('300 123 4567');
    expect(formatPhone('6013456789')).toBe('601 345 6789');
    expect(formatPhone('3001234567', { international: true })).toBe('+57 300 123 4567');
    expect(formatPhone('+1 415-555-2671')).toBe('+14155552671');
    expect(formatPhone('300 12')).toBe('300 12');
  });

  it('is read back as the same number, with its country or without', () => {
    fc.assert(
      fc.property(fc.oneof(mobile, landline), fc.boolean(), (digits, international) => {
        const phone = parsePhone(digits);
        expect(phone?.national).toBe(digits);
        expect(parsePhone(formatPhone(digits, { international }))).toEqual(phone);
        expect(parsePhone(phone?.e164 ?? '')).toEqual(phone);
      }),
    );
  });

  it('reads whatever separators stand between the digits', () => {
    const separators = fc.array(fc.constantFrom('', ' ', '-', '.', ') ', '\u00a0'), {
      minLength: 10,
      maxLength: 10,
    });
    fc.assert(
      fc.property(
        mobile,
        separators,
        fc.constantFrom('', '+57 ', '0057', '57-'),
        (digits, between, country) => {
          const text = country + Array.from(digits, (digit, at) => digit + between[at]).join('');
          expect(parsePhone(text)?.national).toBe(digits);
        },
      ),
    );
  });
});

describe('verifyPhone (COL-4)', () => {
  it('lets an empty text and numbers of the accepted kinds through', () => {
    for (const fine of ['', null, undefined, '3001234567', '601 345 6789']) {
      expect(verifyPhone(fine)).toBeNull();
    }
    expect(verifyPhone('+14155552671', { kinds: ['foreign'] })).toBeNull();
  });

  it('refuses the others, and says what is asked for', () => {
    for (const wrong of ['300', '+14155552671', '0']) {
      expect(verifyPhone(wrong)).toHaveProperty('verifyPhone.kinds', ['mobile', 'landline']);
    }
    expect(verifyPhone('6013456789', { kinds: ['mobile'] })).toEqual({
      verifyPhone: {
        kinds: ['mobile'],
        fallback: 'Escribe un celular de diez dígitos (300 123 4567)',
      },
    });
  });
});
