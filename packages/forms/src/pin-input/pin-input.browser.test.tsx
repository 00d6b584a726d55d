import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
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
  it('loses no key of a fast hand in a shadow tree (CMP-11)', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    const box = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(box);
    render(<PinInput length={6} />, { container: box });
    const shown = () => box.querySelector('input')?.value;
    act(() => box.querySelector('input')?.focus());
    await userEvent.keyboard('123456');
    await expect.poll(shown).toBe('123456');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}9');
    await expect.poll(shown).toBe('1239');
    host.remove();
  });

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

  it('goes on with several digits that a keyboard or dictation puts in at once', async () => {
    const onChange = await start({ length: 6 });
    await userEvent.keyboard('12');
    await cdp().send('Input.insertText', { text: '34' });
    await expect.poll(() => input().value).toBe('1234');
    await userEvent.keyboard('56');
    expect(onChange).toHaveBeenLastCalledWith('123456', { reason: 'type' });
  });

  it('is not moved by a filled-in text that is no code', async () => {
    const onChange = await start({ defaultValue: '12' });
    write('ana@example.com', new Event('input', { bubbles: true }));
    expect(onChange).not.toHaveBeenCalled();
    await expect.poll(() => input().value).toBe('12');
  });

  it('takes what an input method composes, once (TXC-5)', async () => {
    const onChange = await start();
    await userEvent.keyboard('1');
    await cdp().send('Input.imeSetComposition', { text: '２', selectionStart: 1, selectionEnd: 1 });
    await cdp().send('Input.insertText', { text: '２' });
    await expect.poll(seen).toBe('12[·]·');
    await userEvent.keyboard('34');
    expect(seen()).toBe('123[4]');
    expect(onChange).toHaveBeenLastCalledWith('1234', { reason: 'type' });
  });

  it('refuses what an input method composes where it is no digit', async () => {
    await start();
    await userEvent.keyboard('1');
    await cdp().send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
    await cdp().send('Input.insertText', { text: '日' });
    await expect.poll(() => input().value).toBe('1');
    await userEvent.keyboard('2');
    expect(seen()).toBe('12[·]·');
  });
});

describe('PinInput keeps what was entered', () => {
  it('undoes and redoes (TXC-4)', async () => {
    const onChange = await start();
    await userEvent.keyboard('1234{Backspace}');
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(input().value).toBe('1234');
    expect(onChange).toHaveBeenLastCalledWith('1234', { reason: 'undo' });
    await userEvent.keyboard('{ControlOrMeta>}zz{/ControlOrMeta}');
    expect(input().value).toBe('12');
    await userEvent.keyboard('{ControlOrMeta>}yy{/ControlOrMeta}');
    expect(input().value).toBe('1234');
  });

  it('never brings a former record back by undoing (TXC-4)', async () => {
    const { rerender } = render(<PinInput value="1234" onChange={() => {}} />);
    await userEvent.click(input());
    await userEvent.keyboard('{Backspace}');
    rerender(<PinInput value="9876" onChange={() => {}} />);
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(input().value).toBe('9876');
  });

  it('goes on where it was when the browser selects all after the focus, as WebKit does (PIN-4)', async () => {
    await start();
    await userEvent.keyboard('12');
    await userEvent.tab();
    // What WebKit does after its focus event.
    const selectAll = () => queueMicrotask(() => input().select());
    document.addEventListener('focusin', selectAll, { once: true });
    await userEvent.tab({ shift: true });
    await expect.poll(() => input().selectionStart).toBe(2);
    await userEvent.keyboard('3');
    expect(input().value).toBe('123');
  });

  it('leaves a selection to the person, however often the page renders', async () => {
    const { rerender } = render(<PinInput defaultValue="1234" aria-describedby="a" />);
    await userEvent.click(input());
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
    rerender(<PinInput defaultValue="1234" aria-describedby="b" />);
    expect([input().selectionStart, input().selectionEnd]).toEqual([0, 4]);
    await userEvent.keyboard('{Delete}');
    expect(input().value).toBe('');
  });

  it.each([
    ['', null],
    [null, ''],
  ])('is emptied by a caller who goes from %j to %j (PIN-6)', async (first, second) => {
    const { rerender } = render(<PinInput value={first} onChange={() => {}} />);
    await userEvent.click(input());
    await userEvent.keyboard('12');
    rerender(<PinInput value={first === '' ? null : first} onChange={() => {}} />);
    expect(input().value).toBe('12');
    rerender(<PinInput value={first === '' ? '' : second} onChange={() => {}} />);
    expect(input().value).toBe('');
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
