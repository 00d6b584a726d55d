import { describe, expect, it } from 'vitest';
import { applyMask, unmetMask } from './mask';
import type { Mask } from './mask.types';
import { compileMask } from './mask-pattern';
import { maskRules } from './mask-rules';

const at = (text: string, from = text.length, to = from) => ({ text, from, to });
const rules = (mask: Mask) => maskRules(compileMask(mask));

describe('maskRules (MSK-5)', () => {
  it('removes what was entered before the mask’s own characters, be it the first', () => {
    expect(rules('0-0').remove(at('1-2', 1, 2), true)).toEqual(at('2', 0));
    expect(rules('0-0').remove(at('1-2', 1, 2), false)).toEqual(at('1', 1));
    // Before the first of them there is none.
    expect(rules('(0)').remove(at('(1)', 0, 1), true)).toEqual(at('(1)', 0));
  });
  it('reads what is pasted as a whole only where it takes the place of all that is there', () => {
    expect(rules('date').insert(at('12', 0, 2), '532026')?.text).toBe('05/03/2026');
    for (const state of [at('1'), at('1', 0)]) {
      expect(rules('date').insert(state, '532026')).toBeNull();
      expect(rules('000 000 0000').insert(state, '+57 310 555 1234')).toBeNull();
    }
  });
  it('looks at no more than 1000 pasted characters', () => {
    expect(rules('time').insert(at(''), `${' '.repeat(996)}1430`)?.text).toBe('14:30');
    expect(rules('time').insert(at(''), `${' '.repeat(997)}1430`)).toBeNull();
  });
});

describe('unmetMask (MSK-2)', () => {
  it.each<[text: string, mask: Mask, required: string | null]>([
    ['', 'time', null],
    ['14:30', 'time', null],
    // It says a whole time, but stands there in another shape.
    ['1430', 'time', 'Hh:m0'],
    ['14:3', 'time', 'Hh:m0'],
    ['14:305', 'time', 'Hh:m0'],
    ['11.222.333/0001-81', 'cpf-cnpj', null],
    ['31/02/2026', 'date', '00/00/0000'],
  ])('of %j under %s asks for %j', (text, mask, required) => {
    expect(unmetMask(text, mask)?.pattern ?? null).toBe(required);
  });
});

it('makes a pattern ready once, and lets those pile up that are made up at run time no more than 200', () => {
  const first = compileMask('A-00');
  expect(compileMask('A-00')).toBe(first);
  for (let index = 0; index < 200; index++) compileMask(`0-${index}`);
  expect(compileMask('A-00')).not.toBe(first);
  expect(compileMask('A-00')).toEqual(first);
});

it.each([
  ['0\\', '1', '1\\'],
  ['0\\\\', '1', '1\\'],
  ['\\00', '1', '01'],
])('reads a backslash of %s for itself at the end, and else with what follows', (...line) => {
  const [mask, text, masked] = line;
  expect(applyMask(text, mask)).toBe(masked);
});
