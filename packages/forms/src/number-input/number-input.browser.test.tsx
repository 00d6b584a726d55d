import { eachInTurn } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CurrencyInput } from './currency-input';
import { NumberInput } from './number-input';

const input = () => screen.getByRole<HTMLInputElement>('textbox');
function seen(): string {
  const { value, selectionStart, selectionEnd } = input();
  const from = selectionStart ?? 0;
  const to = selectionEnd ?? 0;
  if (from === to) return `${value.slice(0, from)}|${value.slice(from)}`;
  return `${value.slice(0, from)}[${value.slice(from, to)}]${value.slice(to)}`;
}

describe('CurrencyInput and the caret, with real keys (INP-3)', () => {
  eachInTurn(
    [
      ['types in front of a group', 1234, 1, 1, '9', '19|.234'],
      ['types in the middle', 1234567, 4, 4, '9', '12.39|4.567'],
      ['deletes over a group separator', 1234567, 6, 6, '{Backspace}', '123|.567'],
      ['deletes forwards over it', 1234567, 1, 1, '{Delete}', '1|34.567'],
      ['replaces a selection', 1234567, 1, 7, '9', '1.9|67'],
      ['keeps a selection from a letter', 1234, 0, 5, 'x', '[1.234]'],
      ['types the marker', 1234, 5, 5, ',5', '1.234,5|'],
      ['keeps zeros while the first digit is changed', 1005, 0, 0, '{Delete}2', '2|.005'],
      ['stops at its decimals', 1.25, 4, 4, '9', '1,25|'],
    ],
    3,
  )('%s', async (_, defaultValue, from, to, keys, expected) => {
    render(<CurrencyInput aria-label="Precio" defaultValue={defaultValue} />);
    await userEvent.click(input());
    input().setSelectionRange(from, to);
    await userEvent.keyboard(keys);
    expect(seen()).toBe(expected);
  });

  it('keeps the value of a caller who refuses', async () => {
    const onChange = vi.fn();
    render(<CurrencyInput aria-label="Precio" value={1234} onChange={onChange} />);
    await userEvent.click(input());
    await userEvent.keyboard('{End}5');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(12345, { reason: 'type' });
    await expect.poll(() => input().value).toBe('1.234');
  });

  it('undoes and redoes', async () => {
    const onChange = vi.fn();
    render(<CurrencyInput aria-label="Precio" onChange={onChange} />);
    await userEvent.click(input());
    await userEvent.keyboard('1234');
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(seen()).toBe('123|');
    expect(onChange).toHaveBeenLastCalledWith(123, { reason: 'undo' });
    await userEvent.keyboard('{ControlOrMeta>}y{/ControlOrMeta}');
    expect(input().value).toBe('1.234');
  });

  it('takes the decimal key of the number pad for the marker', async () => {
    const onChange = vi.fn();
    render(<CurrencyInput aria-label="Precio" onChange={onChange} />);
    await userEvent.click(input());
    await userEvent.keyboard('12');
    // Playwright's number pad has NumLock off, and then the key means Delete.
    act(() => {
      const key = { bubbles: true, cancelable: true, code: 'NumpadDecimal', key: '.' };
      input().dispatchEvent(new KeyboardEvent('keydown', key));
      document.execCommand('insertText', false, '.');
    });
    expect(seen()).toBe('12,|');
    await userEvent.keyboard('5');
    expect(seen()).toBe('12,5|');
    expect(onChange).toHaveBeenLastCalledWith(12.5, { reason: 'type' });
  });

  it('takes a typed dot for the decimal mark at once, and settles it on leaving (TXC-2)', async () => {
    const onChange = vi.fn();
    render(<CurrencyInput aria-label="Precio" onChange={onChange} />);
    await userEvent.click(input());
    await userEvent.keyboard('1.5');
    expect(seen()).toBe('1,5|');
    expect(onChange).toHaveBeenLastCalledWith(1.5, { reason: 'type' });
    await userEvent.tab();
    expect(input().value).toBe('1,5');
  });
});

describe('NumberInput and its keys (INP-3)', () => {
  const spinner = () => screen.getByRole<HTMLInputElement>('spinbutton');

  eachInTurn(
    [
      ['{ArrowUp}', 6],
      ['{ArrowDown}', 4],
      ['{Shift>}{ArrowUp}{/Shift}', 15],
      ['{Shift>}{ArrowDown}{/Shift}', 0],
      ['{PageUp}', 15],
      ['{PageDown}', 0],
    ],
    3,
  )('steps with %s', async (key, value) => {
    const onChange = vi.fn();
    render(<NumberInput aria-label="Peso" min={0} max={20} defaultValue={5} onChange={onChange} />);
    await userEvent.click(spinner());
    await userEvent.keyboard(key);
    expect(onChange).toHaveBeenLastCalledWith(value, { reason: 'step' });
  });
});
