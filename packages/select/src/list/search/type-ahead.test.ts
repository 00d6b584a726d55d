import { describe, expect, it } from 'vitest';
import { typeAhead } from './type-ahead';

describe('typeAhead', () => {
  const labels = ['kratos', 'batman', 'big daddy', 'aloy', 'agent 47'];
  const go = (typed: string, active: number) =>
    typeAhead(typed, active, labels.length, (position) => labels[position] ?? '');

  it('goes to the next option that begins with the letter, again and again', () => {
    expect(go('b', -1)).toBe(1);
    expect(go('b', 1)).toBe(2);
    expect(go('bb', 2)).toBe(1);
    expect(go('A', 4)).toBe(3);
  });

  it('stays on an option while the word goes on', () => {
    expect(go('bi', 2)).toBe(2);
    expect(go('ag', 3)).toBe(4);
  });

  it('looks for a word from the active option on, and at the first one where none is active', () => {
    const twins = ['alba', 'alto', 'oro', 'alma'];
    const word = (active: number) =>
      typeAhead('al', active, twins.length, (position) => twins[position] ?? '');
    expect([-1, 0, 1, 2, 3].map(word)).toEqual([0, 0, 1, 3, 3]);
    const letter = (active: number) =>
      typeAhead('A', active, twins.length, (position) => twins[position] ?? '');
    expect([-1, 0, 1, 2, 3].map(letter)).toEqual([0, 1, 3, 3, 0]);
  });

  it('finds nothing in nothing', () => {
    expect(go('z', 0)).toBe(-1);
    expect(typeAhead('a', -1, 0, () => '')).toBe(-1);
  });
});
