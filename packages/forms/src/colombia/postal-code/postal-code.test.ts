import { describe, expect, it } from 'vitest';
import { colombianDepartments } from './departments';
import { postalCodeDepartment, verifyPostalCode } from './postal-code';

describe('postal codes (COL-6)', () => {
  it('know the department by the first two digits', () => {
    expect(postalCodeDepartment('110111')?.name).toBe('Bogotá, D.C.');
    expect(postalCodeDepartment('05')?.name).toBe('Antioquia');
    for (const none of ['', '0', '00', '990', '12', 'abc']) {
      expect(postalCodeDepartment(none)?.name ?? null).toBe(none === '990' ? 'Vichada' : null);
    }
  });

  it.each(['110111', '050 010', '760-001', '', null, undefined])('take %j', (code) => {
    expect(verifyPostalCode(code)).toBeNull();
  });

  it.each(['11011', '1101110', '000000', '120000', '11O111', '1e5', '+50001'])(
    'refuse %j',
    (code) => {
      expect(verifyPostalCode(code)).toHaveProperty('verifyPostalCode.fallback');
    },
  );

  it('begin with one of 33 codes, each a department’s alone', () => {
    const departments = colombianDepartments();
    expect(departments).toHaveLength(33);
    expect(new Set(departments.map(({ code }) => code)).size).toBe(33);
    for (const { code } of departments) expect(verifyPostalCode(`${code}0001`)).toBeNull();
  });
});
