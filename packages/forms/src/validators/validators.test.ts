// biome-ignore-all lint/style/noExcessiveLinesPerFile: tables, one for each validator
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { verifyNIT } from '../colombia/nit/nit';
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
    expect(validator({ min: 3, max: 2 })).toEqual({
      lowerThan: { field: 'min', limit: 2, actual: 3 },
    });
    expect(validator(3, { values: { min: 1, max: 2 } })).toEqual({
      lowerThan: { field: 'min', limit: 2, actual: 3 },
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
    expect(validator({ clave: 'a', otra: 'b' })).toEqual({
      match: { field: 'clave', other: 'otra', actual: 'a' },
    });
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

describe('compose fails closed (VAL)', () => {
  const taken = (value: string) => Promise.resolve(value === 'ana' ? { taken: true } : null);
  it('waits for a promise, however the validator is written', async () => {
    expect(await compose<string>(required, taken)('ana')).toEqual({ taken: true });
    expect(await compose<string>(required, taken)('otro')).toBeNull();
    expect(await compose<string>(taken, required)('')).toEqual({ required: true });
  });
  it('passes the failure of a check on', async () => {
    const fails = () => Promise.reject(new Error('sin red'));
    await expect(compose<string>(fails)('ana')).rejects.toThrow('sin red');
  });
  it.each([
    ['No sirve', { 'No sirve': 'No sirve' }],
    [true, { invalid: true }],
    [0, { invalid: true }],
    [{}, null],
    [{ required: false }, null],
    [undefined, null],
  ])('takes the answer %j for %j', (answer, errors) => {
    // @ts-expect-error: what a caller without types may give
    expect(compose(() => answer)('x')).toEqual(errors);
  });
});

describe('days of the calendar (VAL-1)', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  const limit = new Date(2026, 2, 5, 15);
  it.each([
    ['2026-03-04', true],
    ['2026-03-05', false],
    ['04/03/2026', true],
    ['05/03/2026', false],
    ['25/12/2026', false],
    ['3/4/2025', true],
  ])('%s is before 5 March 2026 in the afternoon: %s', (text, before) => {
    expect(dateLowerThan(limit)(text) === null).toBe(before);
  });
  it.each(['America/Bogota', 'UTC', 'Pacific/Auckland'])('is the same day in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const midnight = new Date(2026, 2, 5);
    for (const text of ['2026-03-05', '05/03/2026', '2026-3-5']) {
      expect(dateLowerThan(midnight)(text)).not.toBeNull();
      expect(dateGreaterThan(midnight)(text)).not.toBeNull();
    }
    expect(dateLowerThan(midnight)('2026-03-04')).toBeNull();
    expect(dateGreaterThan(midnight)('2026-03-06')).toBeNull();
  });
  it('compares moments where both are moments', () => {
    expect(dateLowerThan(limit)(new Date(2026, 2, 5, 14))).toBeNull();
    expect(dateGreaterThan(limit)(new Date(2026, 2, 5, 14))).not.toBeNull();
    expect(dateGreaterThan(limit)('2026-03-05T23:00:00')).toBeNull();
  });
  it.each([
    '31/02/2026',
    '2026-02-30',
    '2026-13-01',
    'mañana',
    '03-2026',
    '',
    // What `Date` reads in its own way.
    'Mar 5 2026',
    '5/3/26',
    '2026',
    '2026-03-05T10',
  ])('finds no day in %s', (text) => {
    expect(dateLowerThan(new Date(1900, 0, 1))(text)).toBeNull();
  });
});

describe('match through groups and lists (VAL-1)', () => {
  it('follows a path, and prefers a name that holds the dot itself', () => {
    expect(match('user.a', 'user.b')({ user: { a: '1', b: '2' } })).not.toBeNull();
    expect(match('user.a', 'user.b')({ user: { a: '1', b: '1' } })).toBeNull();
    expect(match('rows.0.a', 'b')({ rows: [{ a: '1' }], b: '2' })).not.toBeNull();
    expect(match('a.b', 'c')({ 'a.b': '1', c: '2' })).not.toBeNull();
    expect(match('rows[0].a', 'rows[0].b')({ rows: [{ a: '1', b: '2' }] })).not.toBeNull();
    expect(match('__proto__.a', 'c')({ c: '2' })).toBeNull();
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

  it('aborts the request when its validation is not wanted any more', async () => {
    const signals: AbortSignal[] = [];
    const validator = alreadyExists<string>(
      (_, { signal }) => {
        signals.push(signal);
        return new Promise(() => {});
      },
      { debounce: 10 },
    );
    const validation = new AbortController();
    const answer = validator('a', { signal: validation.signal });
    await vi.advanceTimersByTimeAsync(10);
    validation.abort();
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
    expect(await answer).toBeNull();
  });

  it('keeps fields apart by their name', async () => {
    const validator = alreadyExists<string>((value) => value === 'taken', { debounce: 10 });
    const first = validator('taken', { field: 'a' });
    await vi.advanceTimersByTimeAsync(5);
    const second = validator('free', { field: 'b' });
    await vi.advanceTimersByTimeAsync(20);
    expect(await Promise.all([first, second])).toEqual([{ alreadyExists: true }, null]);
  });

  it('remembers an answer for a minute', async () => {
    const check = vi.fn(() => true);
    const validator = alreadyExists<string>(check, { debounce: 10 });
    const first = validator('a');
    await vi.advanceTimersByTimeAsync(10);
    await first;
    expect(await validator('a')).toEqual({ alreadyExists: true });
    expect(check).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    void validator('a');
    await vi.advanceTimersByTimeAsync(10);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('can be aborted from outside, and passes a failure on', async () => {
    const controller = new AbortController();
    const check = vi.fn(async () => {
      throw new Error('sin red');
    });
    const validator = alreadyExists(check, { debounce: 10 });
    const dropped = validator('a', { signal: controller.signal });
    controller.abort();
    expect(await dropped).toBeNull();
    const failed = expect(validator('a')).rejects.toThrow('sin red');
    await vi.advanceTimersByTimeAsync(10);
    await failed;
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
    expect(fromRHF({ type: 'validate', message: 'verifyNIT' })).toEqual({ verifyNIT: 'verifyNIT' });
    expect(fromRHF({ type: 'required', message: '' })).toEqual({ required: true });
    expect(fromRHF(undefined)).toBeNull();
  });

  it.each<Record<string, unknown>>([
    { dateLowerThan: { limit: new Date(2026, 2, 5), actual: new Date(2026, 3, 5) } },
    { lowerThan: { limit: 5, actual: [1.5, null, 'a'] } },
    { big: { limit: [new Date(Number.NaN)] } },
  ])('toRHF and fromRHF keep an error whole: %o', (errors) => {
    const message = String(toRHF(() => errors)(1));
    expect(fromRHF({ type: 'validate', message })).toEqual(errors);
  });

  it('toRHF refuses what has an error that can’t be written', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(toRHF(() => ({ match: circle }))(1)).toBe('match');
    const big = String(toRHF(lowerThan(5))(10n));
    expect(fromRHF({ type: 'validate', message: big })).toEqual({
      lowerThan: { limit: 5, actual: '10' },
    });
  });

  it('fromRHF finds the error of a list or a group, or the first one in it', () => {
    const one = { type: 'too_small', message: 'Elige otro' };
    const ref = { type: 'text' };
    const list: object = Object.assign([undefined, { ...one, ref }], {});
    expect(fromRHF(list)).toEqual({ too_small: 'Elige otro' });
    expect(
      fromRHF(Object.assign([{ name: one }], { root: { type: 'min', message: 'Faltan' } })),
    ).toEqual({ min: 'Faltan' });
    const group: object = { ref, address: { city: one } };
    expect(fromRHF(group)).toEqual({ too_small: 'Elige otro' });
    expect(fromRHF({})).toEqual({ invalid: true });
  });

  it('toRHF passes the other values on, and fromRHF gets the whole error back', () => {
    const text = toRHF(match('a', 'b'))('x', { a: 'x', b: 'y' });
    expect(fromRHF({ type: 'validate', message: String(text) })).toEqual({
      match: { field: 'a', other: 'b', actual: 'x' },
    });
    const several = toRHF(compose<number>(lowerThan(5), betweenRange(1, 3)))(9);
    expect(fromRHF({ type: 'validate', message: String(several) })).toEqual({
      lowerThan: { limit: 5, actual: 9 },
      betweenRange: { min: 1, max: 3, actual: 9 },
    });
  });

  it.each([
    [{ type: 'too_small', message: 'Muy corto' }, { too_small: 'Muy corto' }],
    [{ type: 'required', message: 'Escribe tu nombre' }, { required: 'Escribe tu nombre' }],
    [{ type: '', message: 'Del servidor' }, { invalid: 'Del servidor' }],
    [{ type: 'validate', message: 'No sirve' }, { 'No sirve': 'No sirve' }],
    [{ type: 'validate', message: '{no es json' }, { '{no es json': '{no es json' }],
    [
      { type: 'min', message: 'a', types: { min: 'a', max: ['b', 'c'], pattern: true, x: false } },
      { min: 'a', max: 'b', pattern: true },
    ],
  ])('fromRHF keeps the message of %j', (error, errors) => {
    expect(fromRHF(error)).toEqual(errors);
  });

  it('toRHF fails closed with a promise that is written without async', async () => {
    const taken = () => Promise.resolve({ taken: true });
    expect(await toRHF(taken)('ana')).toBe('taken');
    // @ts-expect-error: what a caller without types may give
    expect(await toRHF(() => 'No sirve')('ana')).toBe('No sirve');
  });

  it('toStandardSchema gives the value or its issues', async () => {
    const schema = toStandardSchema(verifyNIT, (key) => `¡${key}!`)['~standard'];
    expect(schema.vendor).toBe('guadua');
    expect(await schema.validate('1-8')).toEqual({ value: '1-8' });
    expect(await schema.validate('1-9')).toEqual({ issues: [{ message: '¡verifyNITIntegrity!' }] });
    const later = toStandardSchema(alreadyExists<string>(() => true, { debounce: 0 }));
    expect(await later['~standard'].validate('a')).toEqual({ issues: [{ message: 'Ya existe' }] });
  });

  it('toStandardSchema says which field an issue is about, in words', async () => {
    const schema = toStandardSchema(match('owner.email', 'again'))['~standard'];
    expect(await schema.validate({ owner: { email: 'a' }, again: 'b' })).toEqual({
      issues: [{ message: 'No coincide', path: ['owner', 'email'] }],
    });
    const limits = toStandardSchema(lowerThan(1_000_000))['~standard'];
    expect(await limits.validate(2_000_000)).toEqual({
      issues: [{ message: 'Debe ser menor que 1.000.000' }],
    });
  });
});
