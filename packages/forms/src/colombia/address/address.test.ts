import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFields, addressValue, formatAddress, parseAddress } from './address';
import { VIAS } from './address-vocabulary';
import { matchVias } from './via';

describe('parseAddress (ADR-6)', () => {
  it.each([
    ['Cra 7 # 12-34', 'Carrera 7 # 12 - 34'],
    ['KR 7A BIS 12 34 SUR AP 501 TO 2', 'Carrera 7A Bis # 12 - 34 Sur Apto 501 Torre 2'],
    ['Calle 100 #8A-55 Torre C - Of 301', 'Calle 100 # 8A - 55 Torre C - Oficina 301'],
    ['Cll. 100 No. 8A 55', 'Calle 100 # 8A - 55'],
    ['Vía 40 # 73-290', 'Vía 40 # 73 - 290'],
    ['Transversal 5 # 1-2', 'Transversal 5 # 1 - 2'],
    ['AK 15 124 30', 'Avenida Carrera 15 # 124 - 30'],
    ['Av Cl 26 # 59-51', 'Avenida Calle 26 # 59 - 51'],
    ['Dg 25 G # 95A - 85', 'Diagonal 25G # 95A - 85'],
    ['Autopista Norte Km 21', 'Autopista Norte Kilómetro 21'],
    ['Mz 4 Lt 12 Br La Esperanza', 'Manzana 4 Lote 12 Barrio La Esperanza'],
    ['Calle 100 # 19 - 54', 'Calle 100 # 19 - 54'],
    ['calle 75a # 7a bis - 10', 'Calle 75A # 7A Bis - 10'],
    ['CRA 7ABIS # 12-34', 'Carrera 7A Bis # 12 - 34'],
    ['Cra7#12-34', 'Carrera 7 # 12 - 34'],
    ['K 7 12 34', 'Carrera 7 # 12 - 34'],
    ['c.100 nro 8-55', 'Calle 100 # 8 - 55'],
    ['Av. Cra. 68 N° 22-10', 'Avenida Carrera 68 # 22 - 10'],
    ['avenida calle 26 número 59-51', 'Avenida Calle 26 # 59 - 51'],
    ['Cl 26 S # 12 - 34', 'Calle 26 Sur # 12 - 34'],
    ['Cl 26S # 12 - 34', 'Calle 26S # 12 - 34'],
    ['Cl 5 Bis B # 12 E - 34', 'Calle 5 Bis B # 12 Este - 34'],
    ['Calle 100 - 54', 'Calle 100 - 54'],
    ['Carrera 7 12-34', 'Carrera 7 # 12 - 34'],
    ['Ｃalle　１００＃１９－５４', 'Calle 100 # 19 - 54'],
    ['Calle\u200b 100 \u200f# 19 – 54', 'Calle 100 # 19 - 54'],
    ['Calle 5 # 6 - 7 casa de la 😀 abuela', 'Calle 5 # 6 - 7 Casa De La 😀 Abuela'],
    ['Bulevar Niza # 5 - 6', 'Bulevar Niza # 5 - 6'],
    ['Km 5 Vía La Calera', 'Kilómetro 5 Vía La Calera'],
    ['Calle 5 # 6 - 7 Apto 501-2', 'Calle 5 # 6 - 7 Apto 501-2'],
  ])('%s is %s', (text, formatted) => {
    expect(formatAddress(parseAddress(text))).toBe(formatted);
  });

  it('takes the parts apart', () => {
    expect(parseAddress('KR 7A BIS 12 34 SUR AP 501')).toEqual({
      via: 'Carrera',
      address1: '7A Bis',
      address2: '12',
      address3: '34 Sur Apto 501',
      rest: '',
    });
  });

  it('is no word’s beginning', () => {
    expect(parseAddress('Crucero 5').via).toBe('');
    expect(parseAddress('K Eventos').via).toBe('');
    expect(parseAddress('').via).toBe('');
  });

  it('recognises every kind of road by its name', () => {
    for (const via of VIAS) expect(parseAddress(`${via.toUpperCase()} 5 # 6 - 7`).via).toBe(via);
  });

  const letter = fc.constantFrom('', 'A', 'B', 'F');
  const road = fc
    .tuple(
      fc.integer({ min: 1, max: 250 }),
      letter,
      fc.boolean(),
      fc.constantFrom('', ' Sur', ' Este'),
    )
    .map(
      ([number, letters, bis, quadrant]) => `${number}${letters}${bis ? ' Bis' : ''}${quadrant}`,
    );
  const complement = fc.constantFrom('', ' Apto 501', ' Torre 2 Apto 3', ' Sur', ' Barrio La Paz');
  const houseNumber = fc
    .tuple(fc.integer({ min: 1, max: 99 }), complement)
    .map(([n, c]) => `${n}${c}`);
  const address = fc.record({
    via: fc.constantFrom(...VIAS),
    address1: road,
    address2: road,
    address3: houseNumber,
  });

  it('gives back the parts that formatAddress put together', () => {
    fc.assert(
      fc.property(address, (parts) => {
        expect(parseAddress(formatAddress(parts))).toEqual({ ...parts, rest: '' });
      }),
    );
  });

  it('understands the same address in any case, without marks, abbreviated', () => {
    fc.assert(
      fc.property(address, fc.boolean(), (parts, upper) => {
        const plain = `${parts.via} ${parts.address1} ${parts.address2} ${parts.address3}`;
        expect(parseAddress(upper ? plain.toUpperCase() : plain.toLowerCase())).toEqual({
          ...parts,
          rest: '',
        });
      }),
    );
  });

  it('settles: what it gives for any text, it gives for what that is written as', () => {
    const words = fc
      .array(
        fc.constantFrom(
          ...'# - 7 12A bis sur S calle av km apto 501-2 la C no. 5b torre , 😀'.split(' '),
        ),
      )
      .map((list) => list.join(' '));
    fc.assert(
      fc.property(fc.oneof(words, fc.string({ unit: 'grapheme' })), (text) => {
        const parts = parseAddress(text);
        expect(parseAddress(formatAddress(parts))).toEqual(parts);
      }),
    );
  });

  it('takes a text of a thousand characters apart, and leaves a longer one alone', () => {
    const [most, more] = [1000, 1001].map((length) => 'Calle 5 # 6 - 7'.padEnd(length, ' x'));
    expect(parseAddress(most ?? '').via).toBe('Calle');
    expect(parseAddress(more ?? '')).toMatchObject({ via: '', rest: more });
  });

  it('takes ten thousand characters in its stride', () => {
    const digits = `Calle ${'9'.repeat(10_000)}`;
    expect(parseAddress(digits).rest).toBe(digits);
    expect(parseAddress('a '.repeat(5000)).via).toBe('');
  });
});

describe('addressValue (ADR-1)', () => {
  const parts = { via: 'Calle', address1: '100', address2: '19', address3: '54' };
  it('is the text while it is valid', () => {
    expect(addressValue(parts)).toBe('Calle 100 # 19 - 54');
    expect(addressValue({ ...parts, address2: '', address3: '' })).toBe('Calle 100');
  });
  it('is the text itself where it begins like no kind of road', () => {
    const raw = { via: 'Vereda El Salitre', address1: '', address2: '', address3: '' };
    expect(addressValue(raw)).toBe('Vereda El Salitre');
    expect(addressValue({ ...raw, via: 'x'.repeat(200) })).toBe('x'.repeat(200));
    expect(addressValue({ ...raw, via: 'x'.repeat(201) })).toBeNull();
  });
  it('keeps the numbers behind a text that begins like no kind of road', () => {
    expect(addressValue({ ...parts, via: 'Vereda' })).toBe('Vereda 100 # 19 - 54');
    expect(addressValue({ ...parts, via: 'Vereda', address2: '', address3: '' })).toBe(
      'Vereda 100',
    );
  });
  it('takes parts up to their length', () => {
    const most = '9'.repeat(50);
    expect(addressValue({ ...parts, address3: most })).toBe(`Calle 100 # 19 - ${most}`);
  });
  it.each([
    { via: '' },
    { via: 'Call' },
    { address1: ' ' },
    { address1: '9'.repeat(51) },
    { address3: '9'.repeat(51) },
  ])('is null with %j', (change) => {
    expect(addressValue({ ...parts, ...change })).toBeNull();
  });
});

describe('addressFields (ADR-6)', () => {
  it.each([
    ['CL 100 19 54', { via: 'Calle', address1: '100', address2: '19', address3: '54' }],
    ['Calle', { via: 'Calle', address1: '', address2: '', address3: '' }],
    [' Finca 2, vía a Cota ', { via: 'Finca 2, vía a Cota' }],
    ['El Poblado, calle 10 # 43-20', { via: 'El Poblado, calle 10 # 43-20' }],
    ['', { via: '' }],
  ])('shows %j as %j', (text, parts) => {
    expect(addressFields(text)).toEqual({ address1: '', address2: '', address3: '', ...parts });
  });
});

describe('matchVias (ADR-4)', () => {
  it.each([
    ['', VIAS],
    ['ca', ['Calle', 'Carrera']],
    ['CIR', ['Circunvalar', 'Circular']],
    ['kr', ['Carrera']],
    ['cr', ['Carrera', 'Circunvalar']],
    ['ví', ['Vía']],
    ['av', ['Avenida', 'Avenida Calle', 'Avenida Carrera']],
    ['av cl', ['Avenida Calle']],
    ['tv', ['Transversal']],
    ['x', []],
  ])('offers for "%s" %j', (text, vias) => {
    expect(matchVias(text)).toEqual(vias);
  });
});
