import { eachInTurn } from '@guadua/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { NitInput } from '../colombia/nit-input/nit-input';
import { MaskedInput } from '../masked-input/masked-input';
import { NumberInput } from '../number-input/number-input';
import { TextInput } from '../text-input/text-input';
import type { TextInputProps } from '../text-input/text-input.types';
import { textRules } from '../text-input/text-rules';

const input = () => screen.getByLabelText<HTMLInputElement>('Texto');
const seen = () => {
  const { value, selectionStart } = input();
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
};
async function start(
  text: string,
  caret: number,
  { filter, ...props }: TextInputProps & { filter?: RegExp } = {},
) {
  const onChange = vi.fn<NonNullable<TextInputProps['onChange']>>();
  render(
    <TextInput
      aria-label="Texto"
      rules={textRules({ filter, textCase: 'upper' })}
      defaultValue={text}
      onChange={onChange}
      {...props}
    />,
  );
  await userEvent.click(input());
  input().setSelectionRange(caret, caret);
  return onChange;
}

describe('deleting under rules', () => {
  eachInTurn(
    [
      ['a word backwards', 'UNO DOS TRES', 7, '{Control>}{Backspace}{/Control}', 'UNO | TRES'],
      ['a word forwards', 'UNO DOS TRES', 3, '{Control>}{Delete}{/Control}', 'UNO| TRES'],
      ['a character of two units', 'A😀B', 3, '{Backspace}', 'A|B'],
      ['a flag whole', 'A🇨🇴B', 5, '{Backspace}', 'A|B'],
      ['a flag whole, forwards', 'A🇨🇴B', 1, '{Delete}', 'A|B'],
      ['a letter with its accent', 'AE\u0301B', 1, '{Delete}', 'A|B'],
      ['nothing at the start', 'AB', 0, '{Backspace}', '|AB'],
      ['nothing at the end', 'AB', 2, '{Delete}', 'AB|'],
    ],
    3,
  )('%s', async (_, text, caret, keys, expected) => {
    await start(text, caret);
    await userEvent.keyboard(keys);
    expect(seen()).toBe(expected);
  });

  it('the line, where a keyboard has a key for it', async () => {
    await start('UNO DOS', 4);
    act(() => {
      const init = { bubbles: true, cancelable: true, inputType: 'deleteSoftLineBackward' };
      input().dispatchEvent(new InputEvent('beforeinput', init));
      input().value = 'DOS';
      input().setSelectionRange(0, 0);
      input().dispatchEvent(new InputEvent('input', init));
    });
    expect(seen()).toBe('|DOS');
  });
});

describe('an edit that no event announced (WebKit, keyboards of telephones)', () => {
  it('comes under the rules like any other', async () => {
    const onChange = await start('ABC', 3);
    act(() => {
      input().value = 'ABCd';
      input().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    });
    expect(seen()).toBe('ABCD|');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('ABCD', { reason: 'type' });
  });

  it('is refused like any other', async () => {
    const onChange = await start('ABC', 3, { filter: /\d/ });
    act(() => {
      input().value = 'ABC1';
      input().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    });
    expect(seen()).toBe('ABC|');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a text that a script fills in', () => {
  eachInTurn<[string, ReactElement, string, string]>(
    [
      ['a text', <TextInput key="" aria-label="Texto" />, 'ana', 'ana'],
      ['a number', <NumberInput key="" aria-label="Texto" />, '1234', '1.234'],
      ['a date', <MaskedInput key="" aria-label="Texto" mask="date" />, '2026-12-25', '25/12/2026'],
    ],
    3,
  )('is undone in %s (TXC-4)', async (_, field, text, shown) => {
    render(field);
    await userEvent.click(input());
    act(() => {
      const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      native?.set?.call(input(), text);
      input().dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(input().value).toBe(shown);
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(input().value).toBe('');
  });
});

describe('what follows a key that was refused', () => {
  it('is undone like any other (TXC-4)', async () => {
    await start('', 0, { filter: /\d/ });
    await userEvent.keyboard('ab1');
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(seen()).toBe('A|');
  });

  it('is filled in like any other (TXC-1)', async () => {
    const onChange = await start('', 0, { filter: /\d/ });
    await userEvent.keyboard('a1');
    act(() => {
      const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      native?.set?.call(input(), 'ana');
      input().dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(input().value).toBe('ANA');
    expect(onChange).toHaveBeenLastCalledWith('ANA', { reason: 'autofill' });
  });
});

describe('a caller who refuses', () => {
  it('keeps its value in the field, though the rules changed the text', async () => {
    const onChange = await start('', 0, { value: 'AB' });
    input().setSelectionRange(2, 2);
    await userEvent.keyboard('c');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('ABC', { reason: 'type' });
    await expect.poll(() => input().value).toBe('AB');
    await userEvent.keyboard('c');
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

describe('maxLength under rules', () => {
  it('cuts off what is typed or pasted at the end, and refuses it inside', async () => {
    await start('AB', 2, { maxLength: 3 });
    await userEvent.keyboard('cd');
    expect(seen()).toBe('ABC|');
    input().setSelectionRange(1, 1);
    await userEvent.keyboard('x');
    expect(seen()).toBe('A|BC');
  });

  it('cuts between two characters, and nothing off a text that is too long already', async () => {
    await start('AB', 2, { maxLength: 4 });
    await cdp().send('Input.insertText', { text: 'c😀' });
    await expect.poll(seen).toBe('ABC|');
    cleanup();
    const onChange = await start('ABCDEF', 6, { maxLength: 3 });
    input().setSelectionRange(5, 6);
    await userEvent.keyboard('g');
    expect(seen()).toBe('ABCDEG|');
    expect(onChange.mock.lastCall?.[0] ?? 'ABCDEF').toBe(input().value);
  });
});

describe('undoing under rules', () => {
  eachInTurn<[string, ReactElement, string, () => Promise<void>, string]>(
    [
      [
        'the button that empties',
        <TextInput key="" aria-label="Texto" clearable rules={textRules({ textCase: 'upper' })} />,
        'abc',
        () => userEvent.click(screen.getByRole('button', { name: 'Quitar el texto' })),
        'ABC',
      ],
      [
        'an arrow',
        <NumberInput key="" aria-label="Texto" />,
        '12',
        () => userEvent.keyboard('{ArrowUp}'),
        '12',
      ],
      [
        'a suggestion',
        <NitInput key="" aria-label="Texto" />,
        '899999068',
        () => userEvent.click(screen.getByRole('button', { name: /dígito de verificación/ })),
        '899.999.068',
      ],
    ],
    3,
  )('gives back what stood there before %s (TXC-4)', async (_, field, keys, write, before) => {
    render(field);
    await userEvent.click(input());
    await userEvent.keyboard(keys);
    await write();
    expect(input().value).not.toBe(before);
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(input().value).toBe(before);
  });

  it('also with the key of a keyboard that sends historyUndo', async () => {
    const onChange = await start('', 0);
    await userEvent.keyboard('ab');
    act(() => {
      const init = { bubbles: true, cancelable: true, inputType: 'historyUndo' };
      expect(input().dispatchEvent(new InputEvent('beforeinput', init))).toBe(false);
    });
    expect(seen()).toBe('A|');
    expect(onChange).toHaveBeenLastCalledWith('A', { reason: 'undo' });
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(seen()).toBe('AB|');
  });

  it('changes nothing once it is disabled, even with the focus', async () => {
    const onChange = vi.fn();
    const text = (disabled: boolean) => (
      <TextInput
        aria-label="Texto"
        rules={textRules({ textCase: 'upper' })}
        onChange={onChange}
        disabled={disabled}
      />
    );
    const { rerender } = render(text(false));
    await userEvent.click(input());
    await userEvent.keyboard('ab');
    rerender(text(true));
    onChange.mockClear();
    const init = { bubbles: true, cancelable: true, key: 'z', ctrlKey: true };
    act(() => void input().dispatchEvent(new KeyboardEvent('keydown', init)));
    expect(input().value).toBe('AB');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('changes nothing while read-only', async () => {
    const onChange = await start('AB', 2, { readOnly: true });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(input().value).toBe('AB');
    expect(onChange).not.toHaveBeenCalled();
  });
});
