import { describe, expect, it } from 'vitest';
import { VIAS } from './address-vocabulary';
import { isVia, matchVias, takeVia } from './via';

describe('takeVia (ADR-6)', () => {
  it.each([
    ['K7', 'Carrera', '7'],
    ['k.7', 'Carrera', '7'],
    ['C . 100', 'Calle', '100'],
    ['AK15', 'Avenida Carrera', '15'],
    ['Av. Cra. 68 # 22', 'Avenida Carrera', '68 # 22'],
    ['av c 5', 'Avenida Calle', '5'],
    ['Avenida', 'Avenida', ''],
    ['Av 5', 'Avenida', '5'],
    ['Vía 40', 'Vía', '40'],
    ['VIA', 'Vía', ''],
    ['Calle. ', 'Calle', ''],
    ['tv-5', 'Transversal', '-5'],
  ])('takes of %s %s and leaves %j', (text, via, rest) => {
    expect(takeVia(text)).toEqual([via, rest]);
  });

  it.each([
    '',
    '7',
    // One letter stands for a road before a number only.
    'c',
    'K Eventos',
    'K',
    'Callejón 5',
    'calle\u0301 5',
    'Acacias 5',
    'Avcl 26',
    ' Calle 5',
  ])('takes nothing of %j', (text) => {
    expect(takeVia(text)).toEqual(['', text]);
  });

  it('takes the second word with the first one, or leaves it', () => {
    expect(takeVia('Av c')).toEqual(['Avenida', 'c']);
    expect(takeVia('Av calle')).toEqual(['Avenida Calle', '']);
    expect(takeVia('Av callejón')).toEqual(['Avenida', 'callejón']);
  });
});

describe('matchVias (ADR-4)', () => {
  it.each([
    ['k', ['Kilómetro', 'Carrera']],
    ['cl', ['Calle']],
    ['cl.', ['Calle']],
    [' Av.  Cra ', ['Avenida Carrera']],
    ['avenida c', ['Avenida Calle', 'Avenida Carrera']],
    ['calle 5', []],
    ['m', ['Manzana']],
    ['.', VIAS],
    [' '.repeat(50), VIAS],
    [' '.repeat(51), []],
  ])('offers for %j %j', (text, vias) => {
    expect(matchVias(text)).toEqual(vias);
  });

  it('offers each kind once, by its name before its abbreviations', () => {
    for (const via of VIAS) {
      for (let length = 1; length <= via.length; length++) {
        const vias = matchVias(via.slice(0, length));
        expect(vias).toContain(via);
        expect(new Set(vias).size).toBe(vias.length);
      }
    }
  });
});

it.each([
  ['Calle', true],
  ['calle', false],
  ['Call', false],
  ['', false],
])('isVia knows the kinds as they are offered: %j is one: %s', (text, is) => {
  expect(isVia(text)).toBe(is);
});
