import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alreadyExists } from './already-exists';
import { verifyCNPJ, verifyCPF } from './brazil';
import {
  betweenRange,
  dateGreaterThan,
  dateLowerThan,
  greaterOrEqualThan,
  greaterThan,
  lowerOrEqualThan,
  lowerThan,
  match,
} from './compare';
import { compose } from './compose';
import { verifyNIT } from './nit';
import { required } from './required';
import { fromRHF, toRHF } from './to-rhf';
import { toStandardSchema } from './to-standard-schema';

describe('required (VAL-1)', () => {
  it.each([null, undefined, '', '  ', [], Number.NaN, false])('refuses %j', (value) => {
    expect(required(value)).toEqual({ required: true });
  });
  it.each([0, 'a', ['a'], true, new Date(0)])('accepts %j', (value) => {
    expect(required(value)).toBeNull();
  });
});

describe('comparisons (VAL-1)', () => {
  it.each([
    ['lowerThan', lowerThan(5), 4, 5],
    ['lowerOrEqualThan', lowerOrEqualThan(5), 5, 6],
    ['greaterThan', greaterThan(5), 6, 5],
    ['greaterOrEqualThan', greaterOrEqualThan(5), 5, 4],
  ])('%s compares with a limit', (key, validator, good, bad) => {
    expect(validator(good)).toBeNull();
    expect(validator(bad)).toEqual({ [key]: { limit: 5, actual: bad } });
    expect(validator(null)).toBeNull();
    expect(validator('no es un número')).toBeNull();
  });

  it('compares two fields, as a form’s validator and as a field’s', () => {
    const validator = lowerThan('min', 'max');
    expect(validator({ min: 1, max: 2 })).toBeNull();
    expect(validator({ min: 3, max: 2 })).toEqual({ lowerThan: { limit: 2, actual: 3 } });
    expect(validator(3, { values: { min: 1, max: 2 } })).toEqual({
      lowerThan: { limit: 2, actual: 3 },
    });
    expect(validator({ min: 3 })).toBeNull();
    expect(validator('sin campos')).toBeNull();
  });

  it('betweenRange takes both ends in', () => {
    const validator = betweenRange(1, 3);
    for (const good of [1, 2, 3, null]) expect(validator(good)).toBeNull();
    expect(validator(4)).toEqual({ betweenRange: { min: 1, max: 3, actual: 4 } });
  });

  it('the dates set the key of their own name', () => {
    const day = new Date('2026-11-21T00:00:00Z');
    const before = new Date('2026-11-20T00:00:00Z');
    expect(dateLowerThan(day)(before)).toBeNull();
    expect(dateLowerThan(day)(day)).toEqual({ dateLowerThan: { limit: day, actual: day } });
    expect(dateGreaterThan(day)(before)).toEqual({
      dateGreaterThan: { limit: day, actual: before },
    });
    expect(dateGreaterThan('desde', 'hasta')({ desde: before, hasta: day })).toHaveProperty(
      'dateGreaterThan',
    );
    expect(dateGreaterThan(day)('no es una fecha')).toBeNull();
  });

  it('match compares two fields once both are filled', () => {
    const validator = match('clave', 'otra');
    expect(validator({ clave: 'a', otra: 'a' })).toBeNull();
    expect(validator({ clave: 'a', otra: 'b' })).toEqual({ match: { other: 'otra', actual: 'a' } });
    expect(validator({ clave: 'a', otra: '' })).toBeNull();
  });
});

describe('compose (VAL)', () => {
  it('gathers the errors of all', () => {
    expect(compose(required, verifyNIT)('')).toEqual({ required: true });
    expect(compose(required, verifyNIT)('1-8')).toBeNull();
    expect(compose(lowerThan(1), greaterThan(3))(2)).toEqual({
      lowerThan: { limit: 1, actual: 2 },
      greaterThan: { limit: 3, actual: 2 },
    });
  });

  it('asks a server only when the others find nothing', async () => {
    const check = vi.fn(async () => true);
    const validator = compose<string>(required, alreadyExists(check, { debounce: 0 }));
    expect(await validator('')).toEqual({ required: true });
    expect(check).not.toHaveBeenCalled();
    expect(await validator('ana')).toEqual({ alreadyExists: true });
  });
});

describe('alreadyExists (VAL-1)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits a second, asks once, and answers every caller what the last one finds', async () => {
    const check = vi.fn(async (value: string) => value === 'b');
    const validator = alreadyExists(check);
    const first = validator('a');
    await vi.advanceTimersByTimeAsync(999);
    const second = validator('b');
    await vi.advanceTimersByTimeAsync(999);
    expect(check).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(check).toHaveBeenCalledOnce();
    expect(await Promise.all([first, second])).toEqual([
      { alreadyExists: true },
      { alreadyExists: true },
    ]);
  });

  it('aborts the request under way, and a late answer is dropped', async () => {
    const signals: AbortSignal[] = [];
    const answers: ((exists: boolean) => void)[] = [];
    const validator = alreadyExists<string>(
      (_, { signal }) => {
        signals.push(signal);
        return new Promise((resolve) => answers.push(resolve));
      },
      { debounce: 10 },
    );
    const first = validator('a');
    await vi.advanceTimersByTimeAsync(10);
    const second = validator('b');
    await vi.advanceTimersByTimeAsync(10);
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
    answers[1]?.(false);
    answers[0]?.(true);
    expect(await Promise.all([first, second])).toEqual([null, null]);
  });

  it('can be aborted from outside, and hands a failure on', async () => {
    const controller = new AbortController();
    const check = vi.fn(async () => {
      throw new Error('sin red');
    });
    const validator = alreadyExists(check, { debounce: 10 });
    const dropped = validator('a', { signal: controller.signal });
    controller.abort();
    expect(await dropped).toBeNull();
    const failed = validator('a').catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(10);
    expect(await failed).toBe('sin red');
    expect(await validator('')).toBeNull();
  });
});

describe('verifyCPF (VAL-3)', () => {
  it.each(['390.533.447-05', '111.444.777-35', '529.982.247-25', '12345678909', '16899535009', ''])(
    'accepts %j',
    (text) => expect(verifyCPF(text)).toBeNull(),
  );
  it.each(['231.002.999-00', '111.111.111-11'])('finds the wrong digits of %s', (text) =>
    expect(verifyCPF(text)).toEqual({ verifyCPFIntegrity: true }),
  );
  it.each(['1234567890', 'abc', '123456789012'])('says that %s is not the format', (text) =>
    expect(verifyCPF(text)).toEqual({ verifyCPF: true }),
  );
});

describe('verifyCNPJ (VAL-3)', () => {
  const good =
    '12ABC34501DE35 11222333000181 33000167000101 00000000000191 60701190000104 60746948000112 ' +
    '33592510000154 07526557000100 06990590000123 47960950000121 00360305000104 71673990000177 ' +
    '16727230000197 1345C3A5000106 R55231B3000757 90021382000Z80 0000000A000169 9A8B7C6D000198 ' +
    'A1B2C3D4000193 0000000000E543 Z9Z9Z9Z9000191 AAAAAAAA000191 12345678ABCD06 ABCDEFGHIJKL80 ' +
    'RFB0000001AB47 12abc345/01de35';
  it.each(good.split(' '))('accepts %s', (text) => expect(verifyCNPJ(text)).toBeNull());
  it.each(['12ABC34501DE36', '11222333000180', '00000000000000'])(
    'finds the wrong digits of %s',
    (text) => expect(verifyCNPJ(text)).toEqual({ verifyCNPJIntegrity: true }),
  );
  it.each(['12ABC34501DEA5', '12abc345/01de'])('says that %s is not the format', (text) =>
    expect(verifyCNPJ(text)).toEqual({ verifyCNPJ: true }),
  );
});

describe('adapters (VAL)', () => {
  it('toRHF gives true or the first key, fromRHF turns it back', async () => {
    const validate = toRHF(compose(required, verifyNIT));
    expect(validate('1-8')).toBe(true);
    expect(validate('')).toBe('required');
    const later = toRHF(alreadyExists<string>(() => true, { debounce: 0 }));
    expect(await later('a')).toBe('alreadyExists');
    expect(fromRHF({ type: 'validate', message: 'verifyNIT' })).toEqual({ verifyNIT: true });
    expect(fromRHF({ type: 'required', message: '' })).toEqual({ required: true });
    expect(fromRHF(undefined)).toBeNull();
  });

  it('toRHF hands the other values on', () => {
    expect(toRHF(match('a', 'b'))('x', { a: 'x', b: 'y' })).toBe('match');
  });

  it('toStandardSchema gives the value or its issues', async () => {
    const schema = toStandardSchema(verifyNIT, (key) => `¡${key}!`)['~standard'];
    expect(schema.vendor).toBe('guadua');
    expect(await schema.validate('1-8')).toEqual({ value: '1-8' });
    expect(await schema.validate('1-9')).toEqual({ issues: [{ message: '¡verifyNITIntegrity!' }] });
    const later = toStandardSchema(alreadyExists<string>(() => true, { debounce: 0 }));
    expect(await later['~standard'].validate('a')).toEqual({
      issues: [{ message: 'alreadyExists' }],
    });
  });
});
