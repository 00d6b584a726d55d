import { enterBeforeHydration, sendBeforeHydration } from '@guadua/testing';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HeldInput, type HeldInputProps } from './held-input';

/** A field that shows a text and sends it in capitals. */
function Field({ initial = '', ...props }: Partial<HeldInputProps> & { initial?: string }) {
  const [text, setText] = useState(initial);
  return (
    <>
      <HeldInput
        aria-label="Campo"
        untilLoaded="Espera"
        {...props}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <input type="hidden" name="campo" value={text.toUpperCase()} />
    </>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Campo');
const type = (keys: string) => async () => {
  await userEvent.click(input());
  await userEvent.keyboard(keys);
};

describe('HeldInput (TXC-6)', () => {
  it('lets a form go with any text that it came with, and with no other', () => {
    const place = document.createElement('form');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, other) => {
        const html = renderToString(
          <HeldInput value={text} untilLoaded="Espera" onChange={() => {}} />,
        );
        place.innerHTML = html;
        const [held] = place.querySelectorAll('input');
        if (!held) throw new Error('No input');
        expect(held.validity.valid).toBe(true);
        const shown = held.value;
        held.value = other;
        expect(held.validity.valid).toBe(held.value === shown);
      }),
    );
    for (const text of ['1.234', '$ 1 (uno)', 'a-b/c|d', '^[x]{2}\\', '31/02\n', '١٬٢٣٤']) {
      place.innerHTML = renderToString(
        <HeldInput value={text} untilLoaded="Espera" onChange={() => {}} />,
      );
      expect(place.checkValidity()).toBe(true);
    }
  });

  it.each([
    ['written', '', 'a', ['Espera']],
    ['edited', 'ab', '{End}c', ['Espera']],
    // The browser asks for a text, and shows no hint of ours.
    ['deleted', 'ab', '{Backspace}{Backspace}', ['']],
  ])('holds a text that was %s before the scripts come', async (_, initial, keys, hints) => {
    const early = await sendBeforeHydration(<Field initial={initial} />, type(keys));
    expect([early.sent, early.given]).toEqual([null, []]);
    expect(early.reasons).toEqual(hints.map((hint) => expect.stringMatching(`\\S.*${hint}$`)));
    // Nothing is left of it.
    expect(input().outerHTML).not.toMatch(/pattern|required|title/);
  });

  it('sends what no one has edited', async () => {
    const early = await sendBeforeHydration(<Field initial="ab" />, async () => {});
    expect([early.sent, early.given]).toEqual([[['campo', 'AB']], [[['campo', 'AB']]]]);
  });

  it.each<[string, Partial<HeldInputProps>]>([
    ['sends nothing for its text', { untilLoaded: undefined }],
    ['is disabled', { disabled: true }],
    ['is read-only', { readOnly: true }],
  ])('holds nothing where it %s', (_, props) => {
    expect(renderToString(<Field initial="ab" {...props} />)).not.toMatch(/pattern|required|title/);
  });

  it('gives back the attributes of its caller', async () => {
    const own = { title: 'Letras', pattern: '[a-z]+', required: true };
    const early = await sendBeforeHydration(<Field initial="ab" {...own} />, type('{End}c'));
    expect(early.reasons).toEqual([expect.stringContaining('Letras. Espera')]);
    const { title, pattern, required } = input();
    expect({ title, pattern, required }).toEqual(own);
  });

  it('lets an effect of the application send its form, from the first one on', async () => {
    const valid: boolean[] = [];
    await enterBeforeHydration(<Field initial="ab" />, type('{End}c'), (form) =>
      valid.push(form.checkValidity()),
    );
    expect(valid).toEqual([true, true]);
  });
});
