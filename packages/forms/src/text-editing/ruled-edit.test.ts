import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ruledEdit } from './ruled-edit';
import { splice, type TextRules, type TextState } from './text-rules';

const rules = {
  insert: vi.fn<TextRules['insert']>(splice),
  remove: vi.fn<TextRules['remove']>((state) => splice(state, '')),
};
/** A text with its selection between two bars, or its caret at one. */
function at(marked: string): TextState {
  const from = marked.indexOf('|');
  return {
    text: marked.replaceAll('|', ''),
    from,
    to: Math.max(from, marked.lastIndexOf('|') - 1),
  };
}

describe('what the browser did is handed to the rules (TXC-1)', () => {
  it.each([
    ['a key', 'a|', 'ab|', 'insertText', 1, 1, 'b'],
    ['the same letter before the caret', 'a|a', 'aa|a', 'insertText', 1, 1, 'a'],
    ['over a selection that begins alike', 'a|bc|d', 'abx|d', 'insertText', 1, 3, 'bx'],
    ['all, by what begins alike', '|12|', '13|', 'insertFromPaste', 0, 2, '13'],
    [
      'a word put in the place of another by a keyboard',
      'un mumdo|',
      'un mundo|',
      'insertText',
      5,
      8,
      'ndo',
    ],
    ['dropped where the caret is not', '|abcd', 'abxx|cd', 'insertFromDrop', 2, 2, 'xx'],
    ['dropped among letters like it', '|abab', 'ababab|', 'insertFromDrop', 4, 4, 'ab'],
  ])('%s', (_, before, now, inputType, from, to, data) => {
    rules.insert.mockClear();
    const { state } = ruledEdit(rules, at(before), at(now), inputType, 'KeyA');
    const range = { text: at(before).text, from, to };
    expect(rules.insert).toHaveBeenCalledExactlyOnceWith(range, data, 'KeyA');
    expect(state?.text).toBe(at(now).text);
  });

  it.each([
    ['a character', 'abc|', 'ab|', 'deleteContentBackward', 2, 3, true],
    ['the same character before the caret', 'aa|a', 'a|a', 'deleteContentBackward', 1, 2, true],
    ['a character behind the caret', 'a|aa', 'a|a', 'deleteContentForward', 1, 2, false],
    ['a word', 'uno dos|', 'uno |', 'deleteWordBackward', 4, 7, true],
    ['a word behind the caret', 'uno| dos', 'uno|', 'deleteWordForward', 3, 7, false],
    ['a selection', 'a|bc|d', 'a|d', 'deleteByCut', 1, 3, true],
  ])('removes %s', (_, before, now, inputType, from, to, backward) => {
    rules.remove.mockClear();
    ruledEdit(rules, at(before), at(now), inputType);
    expect(rules.remove).toHaveBeenCalledExactlyOnceWith(
      { text: at(before).text, from, to },
      backward,
    );
  });

  it('remembers the keys typed one after another, as long as the caret stays behind them', () => {
    const typed = { before: '', raw: '1.', after: '' };
    const before = { text: '1,', from: 2, to: 2, typed };
    rules.insert.mockClear();
    ruledEdit(rules, before, at('1,2|'), 'insertText');
    expect(rules.insert.mock.lastCall?.[0].typed).toBe(typed);
    ruledEdit(rules, before, at('12|,'), 'insertText');
    expect(rules.insert.mock.lastCall?.[0].typed).toBeUndefined();
  });

  it('leads to what the browser has, whatever that did, where the rules let everything stand', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 6 });
    fc.assert(
      fc.property(
        letters,
        letters,
        letters,
        letters,
        fc.nat(20),
        (head, gone, tail, data, caret) => {
          const text = head + gone + tail;
          const from = Math.min(caret, text.length);
          const now = splice({ text, from: head.length, to: text.length - tail.length }, data);
          fc.pre(now.text !== text);
          for (const inputType of [
            'insertText',
            'insertFromDrop',
            'deleteContentBackward',
            '',
            'composition',
          ]) {
            expect(ruledEdit(rules, { text, from, to: from }, now, inputType).state?.text).toBe(
              now.text,
            );
          }
        },
      ),
    );
  });
});

describe('what the rules refuse (TXC-8)', () => {
  const none = { ...rules, insert: () => null };
  it.each([
    ['a key at the caret, plain to see', 'a|', 'ab|', false],
    ['a key over a selection', 'a|b|', 'ac|', true],
    ['several characters', 'a|', 'abc|', true],
  ])('%s', (_, before, now, isRefused) => {
    expect(ruledEdit(none, at(before), at(now), 'insertText')).toEqual({ state: null, isRefused });
  });

  it('a text that came whole, with nothing in it to use', () => {
    expect(ruledEdit(none, at('12|'), at('si|'), '')).toEqual({ state: null, isRefused: true });
  });
});

/** Rules that take small letters, and never more than six. */
const letters: TextRules = {
  insert(state, data) {
    const next = splice(state, data);
    return /^[a-z]{0,6}$/.test(next.text) ? next : null;
  },
  remove: (state) => splice(state, ''),
};

describe('a text that came at once (TXC-1)', () => {
  it.each([
    ['abc|', '|', '|'],
    ['abc|', 'xyz|', 'xyz|'],
    ['abc|', 'ax|c', 'ax|c'],
  ])('%s becomes %s', (before, now, after) => {
    expect(ruledEdit(letters, at(before), at(now), '').state).toEqual(at(after));
  });

  it('leaves what was there where it can not be read', () => {
    expect(ruledEdit(letters, at('abc|'), at('x9|'), '').state).toBeNull();
  });
});

describe('a composition is made again where it was made (TXC-5)', () => {
  it.each([
    ['an insertion', 'ab|c', 'abx|c', 'abx|c'],
    ['a removal', 'ab|c', 'a|c', 'a|c'],
    ['a word in the place of the one before the caret', 'abc|', 'axy|', 'axy|'],
    ['the keys that are refused, and no others', 'ab|c', 'abX9x|c', 'abx|c'],
    ['what does not fit any more', 'abc|', 'abcdefgh|', 'abcdef|'],
    ['what it replaced, though none of its keys is taken', 'ab|c', 'a99|c', 'a|c'],
  ])('%s', (_, before, now, after) => {
    expect(ruledEdit(letters, at(before), at(now), 'composition').state).toEqual(at(after));
  });

  it('tries a thousand keys one by one', () => {
    const composed = (text: string) =>
      ruledEdit(letters, at('|'), at(`${text}|`), 'composition').state;
    expect(composed(`${'9'.repeat(999)}ab`)).toEqual(at('a|'));
    expect(composed(`${'9'.repeat(1000)}ab`)).toEqual(at('|'));
  });
});
