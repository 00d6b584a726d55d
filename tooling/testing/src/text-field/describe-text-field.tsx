import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';

/** What a text field is given by the suite. */
export interface TextFieldTestProps {
  'aria-label': string;
  name: string;
  value?: unknown;
  onChange: (value: unknown, details: { reason: string }) => void;
}

/** What `describeTextField` needs to know of a field. */
export interface TextFieldOptions {
  /** The field with these props. */
  render: (props: TextFieldTestProps) => ReactElement;
  /** Where one writes. */
  input: () => HTMLInputElement | HTMLTextAreaElement;
  /** Texts that it takes whole: a sample of what people write. */
  texts: readonly string[];
  /** More of them, drawn at random: for `test:long`. */
  randomTexts: readonly string[];
  /** Two values that show as different texts, as a caller who keeps them gives them. */
  records: readonly [unknown, unknown];
  /** What an input method composes, and what it shows as at the end. */
  composed: readonly [text: string, shown: string];
  /**
   * An incomplete text is no value, so that nothing is reported while composing.
   * @default false
   */
  silentDrafts?: boolean | undefined;
}

/**
 * The contract of text fields (TXC), in Chromium with real keys, clipboard and composition.
 *
 * @param name The field, as it stands in the titles.
 */
export function describeTextField(name: string, options: TextFieldOptions): void {
  const { input } = options;

  /** The field in a form, and what it reports. */
  const start = async () => {
    const { userEvent } = await import('vitest/browser');
    const values: unknown[] = [];
    const element = (value?: unknown) => (
      <form>
        <input aria-label="Origen" />
        {options.render({
          'aria-label': 'Campo',
          name: 'campo',
          onChange: (next) => values.push(next),
          ...(value !== undefined && { value }),
        })}
        <button type="reset">Restablecer</button>
      </form>
    );
    const { rerender, unmount } = render(element());
    const result = () => ({
      shown: input().value,
      value: values.at(-1),
      sent: new FormData(input().form ?? undefined).getAll('campo').map(String),
    });
    return { userEvent, values, element, rerender, unmount, result };
  };
  /** Writes a text in one way, and says what comes of it. */
  const enter = async (text: string, way: 'type' | 'paste' | 'autofill') => {
    const { userEvent, unmount, result } = await start();
    if (way === 'paste') {
      const source = screen.getByRole<HTMLInputElement>('textbox', { name: 'Origen' });
      await userEvent.fill(source, text);
      source.select();
      await userEvent.copy();
    }
    await userEvent.click(input());
    if (way === 'type') await userEvent.keyboard(text.replace(/[{[]/g, '$&$&'));
    else if (way === 'paste') await userEvent.paste();
    else {
      act(() => {
        const prototype = Object.getPrototypeOf(input());
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input(), text);
        // What Chromium and WebKit send when they fill a field in: no `inputType`.
        input().dispatchEvent(new Event('input', { bubbles: true }));
      });
    }
    const found = result();
    unmount();
    return found;
  };

  describe(`${name} keeps the contract of text fields`, () => {
    const takesAlike = async (text: string) => {
      const typed = await enter(text, 'type');
      expect(typed.shown).not.toBe('');
      expect(await enter(text, 'paste')).toEqual(typed);
      expect(await enter(text, 'autofill')).toEqual(typed);
    };
    it.each(options.texts)('types %j as it is pasted and filled in (TXC-1)', takesAlike);
    it.each(options.randomTexts)(
      'types %j as it is pasted and filled in (TXC-1)',
      { tags: ['long'] },
      takesAlike,
    );

    it('deletes a character with each Backspace, to the end (TXC-3)', async () => {
      const { userEvent, result } = await start();
      await userEvent.click(input());
      await userEvent.keyboard(options.texts[0] ?? '');
      for (let left = input().value.length; left > 0; left--) {
        const { shown } = result();
        if (shown === '') break;
        await userEvent.keyboard('{Backspace}');
        expect(result().shown.length).toBeLessThan(shown.length);
      }
      expect(result().shown).toBe('');
    });

    it('undoes to the beginning, and redoes to the end (TXC-4)', async () => {
      const { userEvent, result } = await start();
      const text = options.texts[0] ?? '';
      await userEvent.click(input());
      await userEvent.keyboard(text);
      const end = result();
      for (let step = 0; step < text.length; step++) {
        await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
      }
      expect(result().shown).toBe('');
      for (let step = 0; step < text.length; step++) {
        await userEvent.keyboard('{ControlOrMeta>}y{/ControlOrMeta}');
      }
      expect(result()).toEqual(end);
    });

    it('never brings a former record back (TXC-4)', async () => {
      const { userEvent, values, element, rerender, result } = await start();
      const [first, second] = options.records;
      rerender(element(first));
      await userEvent.click(input());
      await userEvent.keyboard('{Backspace}');
      rerender(element(second));
      const { shown } = result();
      const before = values.length;
      await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
      expect(result().shown).toBe(shown);
      expect(values.slice(before)).toEqual([]);
    });

    it('is emptied by the reset of its form, partly written too (TXC-6)', async () => {
      const { userEvent, result } = await start();
      await userEvent.click(input());
      await userEvent.keyboard((options.texts[0] ?? '').slice(0, 2));
      await userEvent.click(screen.getByRole('button', { name: 'Restablecer' }));
      await expect.poll(() => result().shown).toBe('');
    });

    it('reports what is being composed, and shapes it at the end (TXC-5)', async () => {
      const { cdp } = await import('vitest/browser');
      const { userEvent, values } = await start();
      const [text, shown] = options.composed;
      await userEvent.click(input());
      await cdp().send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
      await expect.poll(() => input().value).toBe(text);
      if (!options.silentDrafts) expect(values).not.toEqual([]);
      await cdp().send('Input.insertText', { text });
      await expect.poll(() => input().value).toBe(shown);
      await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
      expect(input().value).toBe('');
    });
  });
}
