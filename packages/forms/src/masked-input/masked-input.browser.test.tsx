import { dropText, eachInTurn } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Field } from '../field/field';
import { MaskedInput } from './masked-input';
import type { MaskedInputProps } from './masked-input.types';

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Campo' });
/** The text with a bar for the caret, or brackets round the selection. */
function seen(): string {
  const { value, selectionStart, selectionEnd } = input();
  const from = selectionStart ?? 0;
  const to = selectionEnd ?? 0;
  if (from === to) return `${value.slice(0, from)}|${value.slice(from)}`;
  return `${value.slice(0, from)}[${value.slice(from, to)}]${value.slice(to)}`;
}

function Keeper(props: Partial<MaskedInputProps>) {
  const [value, setValue] = useState(String(props.defaultValue ?? ''));
  return (
    <MaskedInput
      aria-label="Campo"
      mask="cpf"
      {...props}
      defaultValue={undefined}
      value={value}
      onChange={(next, details) => {
        setValue(next);
        props.onChange?.(next, details);
      }}
    />
  );
}

async function start(props: Partial<MaskedInputProps>, from: number, to = from) {
  const onChange = vi.fn<NonNullable<MaskedInputProps['onChange']>>();
  render(
    <>
      <input aria-label="origen" />
      <Keeper onChange={onChange} {...props} />
    </>,
  );
  await userEvent.click(input());
  input().setSelectionRange(from, to);
  return onChange;
}

async function copy(text: string) {
  const source = screen.getByRole<HTMLInputElement>('textbox', { name: 'origen' });
  source.value = text;
  source.focus();
  source.select();
  await userEvent.copy();
}

describe('MaskedInput and the caret, with real keys (MSK-3)', () => {
  eachInTurn(
    [
      ['inserts in the middle', '123.456', 3, 3, '9', '123.9|45.6'],
      ['goes on behind a separator', '123', 3, 3, '4', '123.4|'],
      ['refuses a letter', '123.456', 5, 5, 'x', '123.4|56'],
      ['refuses what would push the rest out', '390.533.447-05', 5, 5, '9', '390.5|33.447-05'],
      ['replaces a selection', '123.456', 1, 6, '9', '19|6'],
      ['keeps a selection from a refused key', '123.456', 1, 6, 'x', '1[23.45]6'],
      ['deletes backwards', '123.456', 6, 6, '{Backspace}', '123.4|6'],
      ['deletes backwards over a separator', '123.456', 4, 4, '{Backspace}', '12|4.56'],
      ['deletes forwards', '123.456', 4, 4, '{Delete}', '123.|56'],
      ['deletes forwards over a separator', '123.456', 3, 3, '{Delete}', '123|.56'],
      ['deletes at the start', '123.456', 0, 0, '{Delete}', '|234.56'],
    ],
    3,
  )('%s', async (_, defaultValue, from, to, keys, expected) => {
    await start({ defaultValue }, from, to);
    await userEvent.keyboard(keys);
    expect(seen()).toBe(expected);
  });

  it('pastes in the middle, whatever the shape', async () => {
    const onChange = await start({ defaultValue: '123.456' }, 3);
    await copy(' 7-8 ');
    input().focus();
    input().setSelectionRange(3, 3);
    await userEvent.paste();
    expect(seen()).toBe('123.78|4.56');
    expect(onChange).toHaveBeenLastCalledWith(
      '123.784.56',
      expect.objectContaining({ reason: 'paste' }),
    );
  });

  it('loses nothing to a paste of ten thousand characters that does not fit', async () => {
    await start({ defaultValue: '123.456' }, 3);
    await copy('x'.repeat(10_000));
    input().focus();
    input().setSelectionRange(3, 3);
    await userEvent.paste();
    expect(seen()).toBe('123|.456');
  });

  it('cuts', async () => {
    const onChange = await start({ defaultValue: '123.456' }, 2, 5);
    await userEvent.cut();
    expect(seen()).toBe('12|5.6');
    expect(onChange).toHaveBeenLastCalledWith('125.6', expect.objectContaining({ reason: 'cut' }));
  });

  it('undoes and redoes, caret and all', async () => {
    await start({ defaultValue: '123' }, 3);
    await userEvent.keyboard('45');
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(seen()).toBe('123.4|');
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(seen()).toBe('123|');
    await userEvent.keyboard('{ControlOrMeta>}y{/ControlOrMeta}');
    expect(input().value).toBe('123.4');
  });

  it('takes a drop in the middle', async () => {
    const onChange = await start({ defaultValue: '123.456' }, 3);
    await dropText(input(), '9', '123');
    expect(seen()).toBe('123.9|45.6');
    expect(onChange).toHaveBeenLastCalledWith(
      '123.945.6',
      expect.objectContaining({ reason: 'drop' }),
    );
  });

  it('shapes what the browser fills in', async () => {
    const onChange = await start({}, 0);
    act(() => {
      const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      native?.set?.call(input(), '39053344705');
      input().dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(input().value).toBe('390.533.447-05');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      '390.533.447-05',
      expect.objectContaining({ reason: 'autofill', complete: true }),
    );
  });

  it('reports what an input method composes, and shapes it at the end (TXC-5)', async () => {
    const onChange = await start({ defaultValue: '12' }, 2);
    await cdp().send('Input.imeSetComposition', {
      text: '３４',
      selectionStart: 2,
      selectionEnd: 2,
    });
    await expect.poll(() => input().value).toBe('12３４');
    expect(onChange).toHaveBeenLastCalledWith(
      '12３４',
      expect.objectContaining({ complete: false }),
    );
    await cdp().send('Input.insertText', { text: '３４' });
    await expect.poll(seen).toBe('123.4|');
    expect(onChange).toHaveBeenLastCalledWith('123.4', expect.objectContaining({ reason: 'type' }));
  });

  it('goes from CPF to CNPJ and back while typing', async () => {
    await start({ mask: 'cpf-cnpj' }, 0);
    await userEvent.keyboard('39053344705');
    expect(seen()).toBe('390.533.447-05|');
    await userEvent.keyboard('1');
    expect(seen()).toBe('39.053.344/7051|');
    await userEvent.keyboard('{Backspace}');
    expect(seen()).toBe('390.533.447-05|');
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}12abc');
    expect(seen()).toBe('12.ABC|');
  });

  it('ends an octet with a dot, and removes the dot again', async () => {
    await start({ mask: 'ip' }, 0);
    await userEvent.keyboard('10.0.0.256');
    expect(seen()).toBe('10.0.0.25|');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(seen()).toBe('10.0.0|');
  });
});

describe('a paste under a mask that is refused or read otherwise (MSK-5, TXC-8)', () => {
  const said = () => screen.getByRole('status').textContent;
  it('is said by the field where it is refused, until the next edit', async () => {
    render(
      <>
        <input aria-label="origen" />
        <Field label="Campo">
          <MaskedInput mask="time" defaultValue="12:30" />
        </Field>
      </>,
    );
    for (const text of ['25:70', '21:30:15:10']) {
      await copy(text);
      input().select();
      await userEvent.paste();
      expect(input().value).toBe('12:30');
      await expect.poll(said).toContain('no se puede usar aquí');
      await userEvent.keyboard('{End}{Backspace}0');
      await expect.poll(said).toBe('');
    }
  });

  it('leaves the seconds of a time out where the mask has no place for them', async () => {
    const onChange = await start({ mask: 'time' }, 0);
    await copy('21:30:15');
    input().focus();
    await userEvent.paste();
    expect(seen()).toBe('21:30|');
    expect(onChange).toHaveBeenLastCalledWith('21:30', expect.objectContaining({ complete: true }));
  });
});

describe('a key over a selection that it can’t take the place of (TXC-8)', () => {
  const said = () => screen.getByRole('status').textContent;
  it.each([
    ['cpf', '123.456', 1, 6, 'x'],
    ['time', '12:30', 3, 4, '7'],
  ])(
    'changes nothing in a mask %s, and the field says so until the next edit',
    async (mask, value, from, to, key) => {
      render(
        <Field label="Campo">
          <MaskedInput mask={mask} defaultValue={value} />
        </Field>,
      );
      await userEvent.click(input());
      input().setSelectionRange(from, to);
      await userEvent.keyboard(key);
      expect(input().value).toBe(value);
      await expect.poll(said).toContain('no se puede usar aquí');
      await userEvent.keyboard('{End}{Backspace}');
      await expect.poll(said).toBe('');
    },
  );
});
