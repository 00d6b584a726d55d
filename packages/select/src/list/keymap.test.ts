import { afterEach, describe, expect, it, vi } from 'vitest';
import { isBackKey, type KeyContext, listCommand, triggerCommand } from './keymap';

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const inSearch: KeyContext = {
  multiple: true,
  searchable: true,
  inSearch: true,
  caretAtStart: true,
  queryEmpty: true,
  back: false,
  typing: false,
};

describe('keys of the open list (SEL-15)', () => {
  it.each([
    ['ArrowDown', {}, {}, { type: 'move', to: 'next' }],
    ['ArrowUp', {}, {}, { type: 'move', to: 'previous' }],
    ['Home', {}, {}, { type: 'move', to: 'first' }],
    ['End', {}, {}, { type: 'move', to: 'last' }],
    ['PageDown', {}, {}, { type: 'move', to: 'pageDown' }],
    ['PageUp', {}, {}, { type: 'move', to: 'pageUp' }],
    ['Enter', {}, {}, { type: 'accept' }],
    ['Escape', {}, {}, { type: 'escape' }],
    ['Tab', {}, {}, { type: 'leave' }],
    ['Unidentified', { keyCode: 9, shiftKey: true }, {}, { type: 'leave' }],
    ['Unidentified', { keyCode: 21 }, {}, null],
    ['ArrowUp', { altKey: true }, {}, { type: 'acceptAndClose' }],
    ['ArrowDown', { shiftKey: true }, {}, { type: 'extend', to: 'next' }],
    ['ArrowDown', { shiftKey: true }, { multiple: false }, null],
    ['Home', { shiftKey: true }, {}, null],
    ['Home', { shiftKey: true, ctrlKey: true }, {}, { type: 'extend', to: 'first' }],
    ['a', { ctrlKey: true }, {}, { type: 'toggleAll' }],
    ['a', { metaKey: true }, {}, { type: 'toggleAll' }],
    ['a', { ctrlKey: true }, { multiple: false }, null],
    ['a', { ctrlKey: true }, { queryEmpty: false }, null],
    ['a', { ctrlKey: true }, { queryEmpty: false, inSearch: false }, { type: 'toggleAll' }],
    ['Backspace', {}, {}, { type: 'removeLast' }],
    ['Backspace', {}, { queryEmpty: false }, null],
    ['ArrowLeft', {}, { back: true }, { type: 'toTokens' }],
    ['ArrowLeft', {}, { back: true, caretAtStart: false }, null],
    ['ArrowRight', {}, { back: true }, { type: 'toTokens' }],
    ['ArrowRight', {}, {}, null],
    [' ', {}, {}, null],
    [' ', {}, { searchable: false, inSearch: false }, { type: 'accept' }],
    [' ', {}, { searchable: false, inSearch: false, typing: true }, { type: 'write', text: ' ' }],
    ['x', {}, {}, null],
    ['x', {}, { inSearch: false }, { type: 'write', text: 'x' }],
    ['ñ', {}, { inSearch: false }, { type: 'write', text: 'ñ' }],
    ['F5', {}, { inSearch: false }, null],
    ['Enter', { repeat: true }, {}, { type: 'held' }],
    [' ', { repeat: true }, { searchable: false, inSearch: false }, { type: 'held' }],
    [' ', { repeat: true }, {}, null],
    ['Backspace', { repeat: true }, {}, { type: 'held' }],
    ['Backspace', { repeat: true }, { queryEmpty: false }, null],
    ['ArrowDown', { repeat: true }, {}, { type: 'move', to: 'next' }],
  ] as const)('%s with %j in %j', (key, modifiers, context, expected) => {
    expect(listCommand({ ...plain, key, ...modifiers }, { ...inSearch, ...context })).toEqual(
      expected,
    );
  });
});

describe('keys of the closed trigger (SEL-15)', () => {
  it.each([
    ['Enter', {}, { type: 'open', at: 'selectedOrFirst' }],
    [' ', {}, { type: 'open', at: 'selectedOrFirst' }],
    ['ArrowDown', {}, { type: 'open', at: 'selectedOrFirst' }],
    ['ArrowDown', { altKey: true }, { type: 'open', at: 'selected' }],
    ['ArrowUp', {}, { type: 'open', at: 'selectedOrLast' }],
    ['k', {}, { type: 'openWith', text: 'k' }],
    ['k', { ctrlKey: true }, null],
    ['Backspace', {}, { type: 'remove' }],
    ['Delete', {}, { type: 'remove' }],
    ['Tab', {}, null],
    ['Escape', {}, null],
    ['Dead', {}, null],
    ['Enter', { repeat: true }, { type: 'held' }],
    [' ', { repeat: true }, { type: 'held' }],
    ['Backspace', { repeat: true }, { type: 'held' }],
    ['ArrowDown', { repeat: true }, { type: 'open', at: 'selectedOrFirst' }],
  ] as const)('%s with %j', (key, modifiers, expected) => {
    expect(triggerCommand({ ...plain, key, ...modifiers }, false)).toEqual(expected);
  });

  it('goes to the tokens with the side arrow that leads back', () => {
    expect(triggerCommand({ ...plain, key: 'ArrowLeft' }, true)).toEqual({ type: 'toTokens' });
    expect(triggerCommand({ ...plain, key: 'ArrowRight' }, false)).toBeNull();
  });
});

describe('the key that leads back to the tokens (SEL-19)', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['ArrowLeft', 'ltr', true],
    ['ArrowRight', 'ltr', false],
    ['ArrowLeft', 'rtl', false],
    ['ArrowRight', 'rtl', true],
    ['ArrowUp', 'ltr', false],
    ['ArrowUp', 'rtl', false],
  ])('%s in a text that runs %s: %s', (key, direction, back) => {
    vi.stubGlobal('getComputedStyle', () => ({ direction }));
    // @ts-expect-error: which element it is makes no difference here.
    expect(isBackKey(key, {})).toBe(back);
  });
});
