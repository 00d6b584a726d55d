import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inShare, type Share } from '../turns';
import type { Prove } from '../widget/widget.types';
import { enter, start, type TextStageOptions } from './text-stage';

/** What `describeTextField` needs to know of a field. */
interface TextFieldOptions extends TextStageOptions {
  /** Texts that it takes whole: a sample of what people write. */
  texts: readonly string[];
  /** More of them, drawn at random: for `test:long`. */
  randomTexts: readonly string[];
  /** Two values that show as different texts, as a caller who keeps them gives them. */
  records: readonly [unknown, unknown];
  /** What an input method composes, and what it shows as at the end. */
  composed: readonly [text: string, shown: string];
  /** An incomplete text is no value, so that nothing is reported while composing. */
  silentDrafts?: boolean | undefined;
  /** It is an input of somebody else's, which hears of no reset. */
  isHeadless?: boolean | undefined;
  /** Its undo is the browser's, which forgets what was before a text that a script wrote. */
  nativeUndo?: boolean | undefined;
}

const ALIKE = 'types %j as it is pasted, dropped and filled in (TXC-1)';
const UNDONE = 'undoes and redoes whatever was done with %j, at any caret (TXC-1, TXC-4)';
const FORGETS = 'never brings a former record back of which %s was deleted (TXC-4)';

/**
 * The contract of text fields (TXC), in Chromium with real keys, clipboard and composition.
 *
 * @param name The field, as it stands in the titles.
 * @param share The cases that `test` runs, where other fields prove the others there; all without it.
 */
export function describeTextField(name: string, options: TextFieldOptions, share?: Share): void {
  describe(`${name} keeps the contract of text fields`, () => {
    const prove: Prove = (title, run) => it(title, inShare(title, share), run);
    proveEdits(options, prove, share);
    proveUndo(options, prove, share);
    proveComposition(options, prove);
  });
}

/** What becomes of edits. */
function proveEdits(options: TextFieldOptions, prove: Prove, share: Share | undefined): void {
  const { input } = options;

  const takesAlike = async (text: string) => {
    const typed = await enter(options, text, 'type');
    expect(typed.shown).not.toBe('');
    expect(await enter(options, text, 'paste')).toEqual(typed);
    expect(await enter(options, text, 'autofill')).toEqual(typed);
    expect(await enter(options, text, 'drop')).toEqual(typed);
  };
  it.each(options.texts)(ALIKE, inShare(ALIKE, share), takesAlike);
  it.each(options.randomTexts)(ALIKE, { tags: ['long'] }, takesAlike);

  prove('takes every key of one who types faster than the page works (TXC-1)', async () => {
    const { cdp } = await import('vitest/browser');
    const text = options.texts[0] ?? '';
    const typed = await enter(options, text, 'type');
    const { userEvent, result } = await start(options);
    await userEvent.click(input());
    await cdp().send('Emulation.setCPUThrottlingRate', { rate: 6 });
    onTestFinished(async () => {
      await cdp().send('Emulation.setCPUThrottlingRate', { rate: 1 });
    });
    // All are on their way before the first one is handled.
    await Promise.all(
      [...text].flatMap((key) => [
        cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key }),
        cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
      ]),
    );
    expect(result()).toEqual(typed);
  });

  prove('deletes a character with each Backspace, to the end (TXC-3)', async () => {
    const { userEvent } = await start(options);
    await userEvent.click(input());
    await userEvent.keyboard(options.texts[0] ?? '');
    while (input().value !== '') {
      const { length } = input().value;
      await userEvent.keyboard('{Backspace}');
      expect(input().value.length).toBeLessThan(length);
    }
  });
}

/** What is undone and redone, and what is not. */
function proveUndo(options: TextFieldOptions, prove: Prove, share: Share | undefined): void {
  const { input } = options;

  const goesBackAndForth = async (text: string) => {
    const { userEvent, result } = await start(options);
    input().focus();
    for (const [keys, caret] of editsOf(text)) {
      // The caret of an input that draws it elsewhere may not stand everywhere.
      const at = Math.min(Math.round(caret), input().value.length);
      input().setSelectionRange(at, at);
      await userEvent.keyboard(keys);
    }
    const end = result();
    expect(end.shown).not.toBe('');
    // Each key is one step at most; where there is nothing left to undo, the key does nothing.
    const steps = text.length + EDITED_KEYS;
    await userEvent.keyboard(pressedWithControl('z', steps));
    expect(result().shown).toBe('');
    await userEvent.keyboard(pressedWithControl('y', steps));
    expect(result()).toEqual(end);
  };
  it.each(options.texts.slice(0, 1))(UNDONE, inShare(UNDONE, share), goesBackAndForth);
  it.each(options.randomTexts)(UNDONE, { tags: ['long'] }, goesBackAndForth);

  it.each([
    ['a character', '{Backspace}'],
    // WebKit's own history would put the old text behind the new one.
    ['all', '{ControlOrMeta>}a{/ControlOrMeta}{Backspace}'],
  ])(FORGETS, inShare(FORGETS, share), async (_, keys) => {
    const { userEvent, values, element, rerender, result } = await start(options);
    const [first, second] = options.records;
    rerender(element(first));
    await userEvent.click(input());
    await userEvent.keyboard(keys);
    rerender(element(second));
    const { shown } = result();
    const before = values.length;
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(result().shown).toBe(shown);
    expect(values.slice(before)).toEqual([]);
  });

  if (!options.isHeadless)
    prove(
      'is emptied by the reset of its form, half-written too, which can be undone (TXC-4, TXC-6)',
      async () => {
        const { userEvent, result } = await start(options);
        await userEvent.click(input());
        await userEvent.keyboard((options.texts[0] ?? '').slice(0, 2));
        await userEvent.click(screen.getByRole('button', { name: 'Restablecer' }));
        await expect.poll(() => result().shown).toBe('');
        if (options.nativeUndo) return;
        await userEvent.click(input());
        await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
        expect(result().shown).not.toBe('');
      },
    );
}

/** What an input method composes. */
function proveComposition(options: TextFieldOptions, prove: Prove): void {
  const { input } = options;

  prove('reports what is being composed, and shapes it at the end (TXC-5)', async () => {
    const { cdp } = await import('vitest/browser');
    const { userEvent, values } = await start(options);
    const [text, shown] = options.composed;
    await userEvent.click(input());
    // Letter by letter, as one composes: all of it is one step.
    for (let end = 1; end <= text.length; end++) {
      await cdp().send('Input.imeSetComposition', {
        text: text.slice(0, end),
        selectionStart: end,
        selectionEnd: end,
      });
    }
    await expect.poll(() => input().value).toBe(text);
    if (!options.silentDrafts) expect(values).not.toEqual([]);
    await cdp().send('Input.insertText', { text });
    await expect.poll(() => input().value).toBe(shown);
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(input().value).toBe('');
  });
}

/** Keys for `userEvent.keyboard`. WebKit's driver leaves out the repeats of a key that is held, so each is a press. */
function pressedWithControl(key: string, times: number): string {
  return `{ControlOrMeta>}${key.repeat(times)}{/ControlOrMeta}`;
}

/** The keys of `editsOf` behind the first edit, which types the text. */
const EDITED_KEYS = 6;

/** Edits of a text at places that the text itself decides: the same with each run. */
function editsOf(text: string): readonly (readonly [keys: string, caret: number])[] {
  const typed = text.replace(/[{[]/g, '$&$&');
  return [
    [typed, 0],
    ['{Backspace}{Backspace}', text.length * 0.7],
    [typed.slice(-2), text.length * 0.3],
    ['{Delete}', text.length * 0.1],
    [typed.slice(0, 1), text.length],
  ];
}
