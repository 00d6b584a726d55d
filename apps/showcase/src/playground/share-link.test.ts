import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Control, ControlValue } from './playground.types';
import {
  PLAIN_STAGE,
  readPlayground,
  readStage,
  readValues,
  STAGE_WIDTHS,
  type StageSettings,
  writeQuery,
} from './share-link';

const CONTROLS: readonly Control[] = [
  { name: 'clearable', kind: 'switch', default: false, description: '' },
  { name: 'tone', kind: 'choice', options: ['a', 'b'], default: 'a', description: '' },
  { name: 'capture', kind: 'choice', options: ['user', false], default: 'user', description: '' },
  { name: 'firstDay', kind: 'choice', options: [0, 1, 2], description: '' },
  { name: 'length', kind: 'number', default: 4, description: '' },
  { name: 'children', kind: 'text', description: '' },
];
const INITIAL = {
  clearable: true,
  tone: 'b',
  capture: 'user',
  firstDay: undefined,
  length: 6,
  children: 'Guardar',
};
const BENCH = { controls: CONTROLS, initial: INITIAL };

const values = fc.record<Record<string, ControlValue>>({
  clearable: fc.boolean(),
  tone: fc.constantFrom('a', 'b'),
  capture: fc.constantFrom<ControlValue>('user', false),
  firstDay: fc.constantFrom(undefined, 0, 1, 2),
  length: fc.oneof(
    fc.constant(undefined),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  ),
  children: fc.string({ unit: 'grapheme', maxLength: 100 }),
});
const stages: fc.Arbitrary<StageSettings> = fc.record({
  width: fc.constantFrom(...STAGE_WIDTHS),
  scheme: fc.constantFrom(undefined, 'light', 'dark'),
  rtl: fc.boolean(),
});

describe('a shared link', () => {
  it('brings back all that it was made from', () => {
    fc.assert(
      fc.property(values, stages, fc.nat({ max: 3 }), (wanted, stage, playground) => {
        const query = new URLSearchParams(writeQuery(playground, BENCH, wanted, stage));
        expect(readPlayground(query, 4)).toBe(playground);
        expect(readStage(query)).toEqual(stage);
        const read = readValues(query, BENCH);
        // -0 is written as 0, and means it.
        expect({ ...read, length: read.length || 0 }).toEqual({
          ...wanted,
          length: wanted.length || 0,
        });
      }),
    );
  });

  it('is empty when nothing was changed', () => {
    expect(writeQuery(0, BENCH, INITIAL, PLAIN_STAGE)).toBe('');
  });

  it('ignores what it could never have held', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...CONTROLS.map(({ name }) => name), 'x', 'banco', 'ancho', 'tema'),
          fc.string(),
        ),
        (pairs) => {
          const query = new URLSearchParams(pairs);
          const read = readValues(query, BENCH);
          expect(Object.keys(read)).toEqual(CONTROLS.map(({ name }) => name));
          expect(typeof read.clearable).toBe('boolean');
          expect(['a', 'b']).toContain(read.tone);
          expect(['user', false]).toContain(read.capture);
          expect([undefined, 0, 1, 2]).toContain(read.firstDay);
          expect(read.length === undefined || Number.isFinite(read.length)).toBe(true);
          expect(readPlayground(query, 2)).toBeLessThan(2);
          expect(STAGE_WIDTHS).toContain(readStage(query).width);
        },
      ),
    );
    const query = new URLSearchParams({ tone: 'z', length: 'mucho', clearable: '1', banco: '9' });
    expect(readValues(query, BENCH)).toEqual(INITIAL);
    expect(readPlayground(query, 2)).toBe(0);
    expect(readValues(new URLSearchParams({ children: 'x'.repeat(501) }), BENCH)).toEqual(INITIAL);
  });
});
