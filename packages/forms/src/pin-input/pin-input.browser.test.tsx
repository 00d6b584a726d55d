import { dropText, eachInTurn } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { PinInput } from './pin-input';
import { input, pasteText, seen, start } from './pin-stage.testing';

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

  eachInTurn(
    [
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
      ['Delete closes the gap', '1234', '{Home}{Delete}', '[2]34·'],
      ['Backspace in the middle closes the gap', '1234', '{ArrowLeft}{Backspace}', '12[4]·'],
      ['up and down leave the active box alone', '1234', '{ArrowLeft}{ArrowUp}9', '129[4]'],
      ['ArrowDown, too', '12', '{Home}{ArrowDown}9', '9[2]··'],
      ['a refused letter in a full code leaves its last box active', '1234', 'a9', '123[9]'],
      ['digits of another script are digits', '', '１٢۳', '123[·]'],
      ['ArrowLeft moves', '1234', '{ArrowLeft}{ArrowLeft}', '1[2]34'],
      ['ArrowRight moves', '1234', '{Home}{ArrowRight}', '1[2]34'],
      ['ArrowRight stops behind the last filled box', '', '1{ArrowRight}{ArrowRight}', '1[·]··'],
      ['Home goes to the first box', '1234', '{Home}', '[1]234'],
      ['End goes to the last box', '1234', '{Home}{End}', '123[4]'],
      ['a filled box is replaced by typing', '1234', '{Home}9', '9[2]34'],
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
    ],
    3,
  )('%s', async (_, defaultValue, keys, expected) => {
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

  it('goes on behind its text when the focus comes back by Tab', async () => {
    await start();
    await userEvent.keyboard('123');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('4');
    await expect.poll(seen).toBe('123[4]');
  });

  const sendByEnter = async (keys: string) => {
    const sent: FormDataEntryValue[] = [];
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(...new FormData(event.currentTarget).values());
        }}
      >
        <PinInput name="pin" />
        <button type="submit">Enviar</button>
      </form>,
    );
    await userEvent.click(input());
    await userEvent.keyboard(`${keys}{Enter}`);
    return sent;
  };
  it('sends its form at Enter when it is whole', async () => {
    expect(await sendByEnter('1234')).toEqual(['1234']);
  });
  it('does not send its form at Enter while a box is empty', async () => {
    expect(await sendByEnter('12')).toEqual([]);
  });

  it('takes letters and digits when alphanumeric', async () => {
    await start({ alphanumeric: true });
    await userEvent.keyboard('a1-B2');
    expect(seen()).toBe('a1B[2]');
  });
});

describe('pasting into PinInput (PIN-3)', () => {
  eachInTurn(
    [
      ['fills all boxes', '5678', '567[8]'],
      ['drops spaces and hyphens between groups', '56-7 8', '567[8]'],
      ['cuts off what is too long', '567890', '567[8]'],
      ['starts at the first box', '5', '5[·]··'],
    ],
    2,
  )('%s', async (_, text, expected) => {
    const onChange = await start({ defaultValue: '12' });
    await pasteText(text);
    await expect.poll(seen).toBe(expected);
    if (text.length >= 4) {
      expect(onChange).toHaveBeenCalledExactlyOnceWith('5678', { reason: 'paste' });
    }
  });

  eachInTurn(['56a8', 'Su código es 5678', '5.678'], 3)('changes nothing for %s', async (text) => {
    const onChange = await start({ defaultValue: '12' });
    await pasteText(text);
    await expect.poll(seen).toBe('12[·]·');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('PinInput and what writes without keys (PIN-4)', () => {
  it('takes the code out of a dropped text (PIN-7)', async () => {
    const onChange = await start({
      defaultValue: '12',
      pasteTransformer: (text) => text.replace(/\D/g, ''),
    });
    await dropText(input(), 'Su código es 5678');
    await expect.poll(seen).toBe('567[8]');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('5678', { reason: 'drop' });
  });

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

describe('PinInput on the screen', () => {
  it('is one line on a phone, up to eight boxes', () => {
    render(
      <div style={{ inlineSize: 320 }}>
        <PinInput length={8} />
      </div>,
    );
    const tops = [...document.querySelectorAll('.gd-pin-input__box')].map(
      (box) => box.getBoundingClientRect().top,
    );
    expect(new Set(tops).size).toBe(1);
  });
});
