import { eachInTurn } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect } from 'vitest';
import { cdp, server, userEvent } from 'vitest/browser';
import { MaskedInput } from '../masked-input/masked-input';
import { NumberInput } from '../number-input/number-input';
import { TextArea } from '../text-area/text-area';
import { TextInput } from '../text-input/text-input';
import { textRules } from '../text-input/text-rules';

const input = () => screen.getByLabelText<HTMLInputElement>('Campo');

/** Drags what is selected, from the beginning of a text to a place behind the end of one, with the mouse. */
async function dragToEnd(from = input(), to = from): Promise<void> {
  const box = from.getBoundingClientRect();
  const target = to.getBoundingClientRect();
  const start = box.left + Number.parseFloat(getComputedStyle(from).paddingInlineStart) + 5;
  const end = target.right - 10;
  // In the first line.
  const top = box.top + Math.min(box.height / 2, 20);
  const bottom = target.top + Math.min(target.height / 2, 20);
  // The tests run in a frame, which the runner may have scaled; the protocol counts from the page.
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const send = (
    type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
    part: number,
    buttons: number,
  ) =>
    cdp().send('Input.dispatchMouseEvent', {
      type,
      x: (frame?.left ?? 0) + (start + (end - start) * part) * scale,
      y: (frame?.top ?? 0) + (top + (bottom - top) * part) * scale,
      button: 'left',
      buttons,
      clickCount: 1,
    });
  // The browser itself drags.
  await cdp().send('Input.setInterceptDrags', { enabled: false });
  const ended = new Promise((resolve) => {
    from.addEventListener('dragend', resolve, { once: true });
  });
  await send('mousePressed', 0, 1);
  for (const part of [0.2, 0.6, 1]) await send('mouseMoved', part, 1);
  await send('mouseReleased', 1, 0);
  await ended;
}

const style = { width: 300 };

describe('a part of a text that is dragged to another place in it (TXC-1, TXC-8)', () => {
  eachInTurn<[string, ReactElement, string, number, string, string]>(
    [
      [
        'goes there without rules, by the browser',
        <TextInput key="" aria-label="Campo" style={style} />,
        'uno dos ',
        4,
        'dos uno ',
        // WebKit takes the two halves of a move back one by one.
        server.browser === 'webkit' ? 'dos ' : 'uno dos ',
      ],
      [
        'stays under the rules of a text',
        <TextInput
          key=""
          aria-label="Campo"
          rules={textRules({ textCase: 'upper' })}
          style={style}
        />,
        'uno dos ',
        4,
        'UNO DOS ',
        'UNO DOS',
      ],
      [
        'stays in a number, whose groups would change',
        <NumberInput key="" aria-label="Campo" style={style} />,
        '1234567',
        1,
        '1.234.567',
        '123.456',
      ],
      [
        'stays in a mask, which would lose a part of itself',
        <MaskedInput key="" aria-label="Campo" mask="date" style={style} />,
        '25122026',
        3,
        '25/12/2026',
        '25/12/202',
      ],
    ],
    3,
  )('%s', async (_, field, text, selected, shown, undone) => {
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

// Where the text follows no rules, only a part of a word: WebKit takes the space beside a whole one along.
describe('a part of a text that is dragged into another field (TXC-1, TXC-8)', () => {
  const source = () => screen.getByLabelText<HTMLInputElement>('Origen');
  eachInTurn<
    [string, ReactElement, string, number, ReactElement, string, [string, string], string]
  >(
    [
      [
        'from a text into a number',
        <TextInput key="source" name="origen" aria-label="Origen" style={style} />,
        '2345 casas',
        3,
        <NumberInput key="target" name="campo" aria-label="Campo" style={style} />,
        '1000',
        ['5 casas', '1.000.234'],
        '1000234',
      ],
      [
        'from a number, whose groups change, into a text',
        <NumberInput key="source" name="origen" aria-label="Origen" style={style} />,
        '1234567',
        1,
        <TextInput key="target" name="campo" aria-label="Campo" style={style} />,
        'unidad ',
        ['234.567', 'unidad 1'],
        'unidad 1',
      ],
      [
        'from a text area into a mask',
        <TextArea key="source" name="origen" aria-label="Origen" style={style} />,
        '305 y algo',
        2,
        <MaskedInput key="target" name="campo" aria-label="Campo" mask="time" style={style} />,
        '19',
        ['5 y algo', '19:30'],
        '19:30',
      ],
      [
        'from a text into a text area',
        <TextInput
          key="source"
          name="origen"
          aria-label="Origen"
          rules={textRules({ textCase: 'upper' })}
          style={style}
        />,
        'unodos',
        3,
        <TextArea key="target" name="campo" aria-label="Campo" style={style} />,
        'nota ',
        ['DOS', 'nota UNO'],
        'nota UNO',
      ],
    ],
    3,
  )(
    'goes %s, and back with undo in each',
    async (_, from, text, selected, to, before, shown, sent) => {
      const { container } = render(
        <form>
          {from}
          {to}
        </form>,
      );
      const form = container.querySelector('form') ?? undefined;
      await userEvent.click(input());
      await userEvent.keyboard(before);
      await userEvent.click(source());
      await userEvent.keyboard(text);
      const whole = [source().value, input().value];
      source().setSelectionRange(0, selected);
      await dragToEnd(source(), input());
      expect([source().value, input().value]).toEqual(shown);
      expect(new FormData(form).get('campo')).toBe(sent);
      // WebKit leaves the focus where the text comes from.
      await userEvent.click(input());
      await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
      expect(input().value).toBe(whole[1]);
      await userEvent.click(source());
      await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
      expect(source().value).toBe(whole[0]);
    },
  );
});
