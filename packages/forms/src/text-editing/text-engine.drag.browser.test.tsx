import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { MaskedInput } from '../masked-input/masked-input';
import { NumberInput } from '../number-input/number-input';
import { TextInput } from '../text-input/text-input';

const input = () => screen.getByLabelText<HTMLInputElement>('Campo');

/** Drags what is selected, from the beginning of the text to a place behind its end, with the mouse. */
async function dragToEnd(): Promise<void> {
  const box = input().getBoundingClientRect();
  const start = box.left + Number.parseFloat(getComputedStyle(input()).paddingInlineStart) + 5;
  const end = box.right - 10;
  // The tests run in a frame, which the runner may have scaled; the protocol counts from the page.
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const y = (frame?.top ?? 0) + (box.top + box.height / 2) * scale;
  const send = (
    type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
    at: number,
    buttons: number,
  ) =>
    cdp().send('Input.dispatchMouseEvent', {
      type,
      x: (frame?.left ?? 0) + at * scale,
      y,
      button: 'left',
      buttons,
      clickCount: 1,
    });
  // The browser itself drags.
  await cdp().send('Input.setInterceptDrags', { enabled: false });
  const ended = new Promise((resolve) => {
    input().addEventListener('dragend', resolve, { once: true });
  });
  await send('mousePressed', start, 1);
  for (const part of [0.2, 0.6, 1]) await send('mouseMoved', start + (end - start) * part, 1);
  await send('mouseReleased', end, 0);
  await ended;
}

const style = { width: 300 };

describe('a part of a text that is dragged to another place in it (TXC-1, TXC-8)', () => {
  it.each<[string, ReactElement, string, number, string, string]>([
    [
      'goes there in a text',
      <TextInput key="" aria-label="Campo" textCase="upper" style={style} />,
      'uno dos ',
      4,
      'DOS UNO ',
      'UNO DOS ',
    ],
    [
      'goes there in a number, whose groups change',
      <NumberInput key="" aria-label="Campo" style={style} />,
      '1234567',
      1,
      '2.345.671',
      '1.234.567',
    ],
    [
      'stays where it has no place there',
      <MaskedInput key="" aria-label="Campo" mask="time" style={style} />,
      '1930',
      2,
      '19:30',
      '19:3',
    ],
  ])('%s', async (_, field, text, selected, shown, undone) => {
    render(field);
    await userEvent.click(input());
    await userEvent.keyboard(text);
    input().setSelectionRange(0, selected);
    await dragToEnd();
    expect(input().value).toBe(shown);
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(input().value).toBe(undone);
  });
});
