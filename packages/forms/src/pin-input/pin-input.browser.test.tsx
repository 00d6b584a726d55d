import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PinInput } from './pin-input';
import type { PinInputProps } from './pin-input.types';

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Código/ });
/** The boxes, empty ones as dots, the active one in brackets. */
function seen(): string {
  const boxes = input().closest('.gd-pin')?.querySelectorAll<HTMLElement>('.gd-pin__box') ?? [];
  return [...boxes]
    .map((box) => {
      const char = box.textContent || '·';
      return 'active' in box.dataset ? `[${char}]` : char;
    })
    .join('');
}

async function start(props: PinInputProps = {}) {
  const onChange = vi.fn<NonNullable<PinInputProps['onChange']>>();
  render(
    <>
      <input aria-label="origen" />
      <PinInput onChange={onChange} {...props} />
      <button type="button">Después</button>
    </>,
  );
  await userEvent.click(input());
  return onChange;
}

async function pasteText(text: string) {
  const source = screen.getByRole<HTMLInputElement>('textbox', { name: 'origen' });
  source.value = text;
  act(() => source.focus());
  source.select();
  await userEvent.copy();
  await userEvent.click(input());
  await userEvent.paste();
}

describe('PinInput with real keys (PIN-4)', () => {
  it.each([
    ['typing moves on', '', '12', '12[·]·'],
    ['a letter is refused', '', '1a', '1[·]··'],
    [
      'Backspace in an empty box clears the one before and moves back',
      '',
      '12{Backspace}',
      '1[·]··',
    ],
    ['Backspace in a filled box clears it', '1234', '{Backspace}', '123[·]'],
    ['Backspace twice goes on backwards', '1234', '{Backspace}{Backspace}', '12[·]·'],
    ['a mistake is typed over', '1234', '{Backspace}9', '123[9]'],
    ['Delete clears and stays', '1234', '{Home}{Delete}', '[·]234'],
    ['ArrowLeft moves', '1234', '{ArrowLeft}{ArrowLeft}', '1[2]34'],
    ['ArrowRight moves', '1234', '{Home}{ArrowRight}', '1[2]34'],
    ['ArrowRight stops behind the last filled box', '', '1{ArrowRight}{ArrowRight}', '1[·]··'],
    ['Home goes to the first box', '1234', '{Home}', '[1]234'],
    ['End goes to the last box', '1234', '{Home}{End}', '123[4]'],
    ['a filled box is replaced by typing', '1234', '{Home}9', '9[2]34'],
    ['a gap is filled where it is', '1234', '{Home}{ArrowRight}{Backspace}9', '19[3]4'],
    [
      'everything is replaced when all is selected',
      '1234',
      '{ControlOrMeta>}a{/ControlOrMeta}9',
      '9[·]··',
    ],
    [
      'everything goes when all is selected',
      '1234',
      '{ControlOrMeta>}a{/ControlOrMeta}{Backspace}',
      '[·]···',
    ],
  ])('%s', async (_, defaultValue, keys, expected) => {
    await start({ defaultValue });
    await userEvent.keyboard(keys);
    await expect.poll(seen).toBe(expected);
  });

  it('goes to the first empty box on a click, wherever it hits', async () => {
    await start({ defaultValue: '12' });
    await userEvent.keyboard('{Home}');
    expect(seen()).toBe('[1]2··');
    const { left, top } = input().getBoundingClientRect();
    const at = { x: 10, y: 10 };
    expect(document.elementFromPoint(left + at.x, top + at.y)).toBe(input());
    await userEvent.click(input(), { position: at });
    await expect.poll(seen).toBe('12[·]·');
  });

  it('is one stop for Tab, both ways', async () => {
    await start();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByText('Después'));
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(input());
  });

  it('takes letters and digits when alphanumeric', async () => {
    await start({ alphanumeric: true });
    await userEvent.keyboard('a1-B2');
    expect(seen()).toBe('a1B[2]');
  });
});

describe('pasting into PinInput (PIN-3)', () => {
  it.each([
    ['fills all boxes', '5678', '567[8]'],
    ['drops spaces and hyphens between groups', '56-7 8', '567[8]'],
    ['cuts off what is too long', '567890', '567[8]'],
    ['starts at the first box', '5', '5[·]··'],
  ])('%s', async (_, text, expected) => {
    const onChange = await start({ defaultValue: '12' });
    await pasteText(text);
    await expect.poll(seen).toBe(expected);
    if (text.length >= 4) {
      expect(onChange).toHaveBeenCalledExactlyOnceWith('5678', { reason: 'paste' });
    }
  });

  it.each(['56a8', 'Su código es 5678', '5.678'])('changes nothing for %s', async (text) => {
    const onChange = await start({ defaultValue: '12' });
    await pasteText(text);
    await expect.poll(seen).toBe('12[·]·');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('PinInput and what writes without keys (PIN-4)', () => {
  const write = (text: string, event: Event) =>
    act(() => {
      const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      native?.set?.call(input(), text);
      input().dispatchEvent(event);
    });

  it('takes the code of a message at once', async () => {
    const onChange = await start({ length: 6 });
    write('123456', new Event('input', { bubbles: true }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('123456', { reason: 'autofill' });
    expect(seen()).toBe('12345[6]');
  });

  it('is not moved by a filled-in text that is no code', async () => {
    const onChange = await start({ defaultValue: '12' });
    write('ana@example.com', new Event('input', { bubbles: true }));
    expect(onChange).not.toHaveBeenCalled();
    await expect.poll(() => input().value).toBe('12');
  });

  it('takes what an input method composes', async () => {
    const onChange = await start({ defaultValue: '123' });
    act(() => {
      input().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      const init = {
        bubbles: true,
        inputType: 'insertCompositionText',
        data: '４',
        isComposing: true,
      };
      input().dispatchEvent(new InputEvent('beforeinput', init));
      input().setRangeText('４', 3, 3, 'end');
      input().dispatchEvent(new InputEvent('input', init));
      input().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '４' }));
    });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('1234', { reason: 'type' });
  });
});

describe('PinInput on the screen', () => {
  it('is one line on a phone, up to eight boxes', () => {
    render(
      <div style={{ inlineSize: 320 }}>
        <PinInput length={8} />
      </div>,
    );
    const tops = [...document.querySelectorAll('.gd-pin__box')].map(
      (box) => box.getBoundingClientRect().top,
    );
    expect(new Set(tops).size).toBe(1);
  });
});
