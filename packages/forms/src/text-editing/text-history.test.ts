import { describe, expect, it } from 'vitest';
import { createHistory } from './text-history';

const at = (text: string, from = text.length) => ({ text, from, to: from });

describe('createHistory', () => {
  it('goes back and forth, caret and all', () => {
    const history = createHistory();
    for (const state of [at(''), at('a'), at('a', 0), at('ba', 1)]) history.note(state);
    expect(history.travel(true)).toEqual(at('a', 0));
    expect(history.travel(true)).toEqual(at(''));
    expect(history.travel(true)).toBeUndefined();
    expect(history.travel(false)).toEqual(at('a', 0));
    expect(history.travel(false)).toEqual(at('ba', 1));
    expect(history.travel(false)).toBeUndefined();
  });

  it('drops what could be redone once something else is written', () => {
    const history = createHistory();
    for (const text of ['', 'a', 'ab']) history.note(at(text));
    history.travel(true);
    history.note(at('ax'));
    expect(history.travel(false)).toBeUndefined();
    expect(history.travel(true)).toEqual(at('a'));
  });

  it('goes back behind what was put in the place of a step', () => {
    const history = createHistory();
    for (const text of ['', 'A', 'Ab']) history.note(at(text));
    history.replace(at('AB'));
    expect(history.current()).toEqual(at('AB'));
    expect(history.travel(true)).toEqual(at('A'));
    expect(history.travel(false)).toEqual(at('AB'));
  });

  it('has no step for what was refused', () => {
    const history = createHistory();
    for (const text of ['', 'A', 'Ab']) history.note(at(text));
    history.replace(at('A'));
    expect(history.travel(true)).toEqual(at(''));
  });

  it('keeps two hundred steps', () => {
    const history = createHistory();
    for (let step = 0; step <= 300; step++) history.note(at(String(step)));
    let last = at('');
    for (let state = history.travel(true); state; state = history.travel(true)) last = state;
    expect(last.text).toBe('100');
  });

  it('joins the letters of a word into one step, unless there is no step, or one was undone', () => {
    const history = createHistory();
    for (const text of ['', 'a']) history.note(at(text));
    for (const text of ['ab', 'abc']) history.note(at(text), true);
    expect(history.travel(true)).toEqual(at(''));
    expect(history.travel(false)).toEqual(at('abc'));
    history.travel(true);
    history.note(at('x'), true);
    expect(history.travel(false)).toBeUndefined();
    expect(history.travel(true)).toEqual(at(''));

    const fresh = createHistory();
    fresh.note(at('a'), true);
    fresh.note(at('ab'), true);
    expect(fresh.travel(true)).toEqual(at('a'));
  });

  it('keeps four million characters, and one step however long', () => {
    const stepsOf = (length: number) => {
      const history = createHistory();
      for (let step = 0; step < 8; step++) history.note(at(String(step).padEnd(length, 'x')));
      let steps = 0;
      while (history.travel(true)) steps++;
      return steps;
    };
    // A text counts as one character more than it has.
    expect([999_999, 1_000_000, 1_999_999, 4_000_000].map(stepsOf)).toEqual([4, 3, 2, 1]);
  });
});
