import { eachInTurn } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { Activity, type ReactElement, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { AddressInput } from '../colombia/address-input/address-input';
import { NumberInput } from '../number-input/number-input';
import { TextInput } from '../text-input/text-input';

const input = () => screen.getByLabelText<HTMLInputElement>('Campo');
const undo = () => userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
const redo = () => userEvent.keyboard('{ControlOrMeta>}y{/ControlOrMeta}');

/** Keeps what a function makes of each value. */
function Caller<Value>({
  first,
  make,
  children,
}: {
  first: Value;
  make: (next: Value, now: Value) => Value;
  children: (value: Value, onChange: (next: Value) => void) => ReactElement;
}) {
  const [value, setValue] = useState(first);
  return children(value, (next) => setValue((now) => make(next, now)));
}

const capitals = (
  <Caller first="" make={(next: string) => next.toUpperCase()}>
    {(value, onChange) => <TextInput aria-label="Campo" value={value} onChange={onChange} />}
  </Caller>
);

describe('a caller who keeps another text than was written (TXC-4)', () => {
  it('in capitals: undo leads to the beginning, and redo to the end', async () => {
    render(capitals);
    await userEvent.click(input());
    await userEvent.keyboard('ana ruiz');
    expect(input().value).toBe('ANA RUIZ');
    for (let step = 0; step < 4; step++) await undo();
    expect(input().value).toBe('');
    for (let step = 0; step < 4; step++) await redo();
    expect(input().value).toBe('ANA RUIZ');
  });

  it('in capitals: the caret stays where one writes', async () => {
    render(capitals);
    await userEvent.click(input());
    await userEvent.keyboard('ana{Home}de ');
    expect(input().value).toBe('DE ANA');
    expect(input().selectionStart).toBe(3);
  });

  it('in capitals: what is composed is one step', async () => {
    render(capitals);
    await userEvent.click(input());
    for (const text of ['n', 'ni', 'niñ']) {
      await cdp().send('Input.imeSetComposition', { text, selectionStart: 3, selectionEnd: 3 });
    }
    await cdp().send('Input.insertText', { text: 'niño' });
    await expect.poll(() => input().value).toBe('NIÑO');
    await undo();
    expect(input().value).toBe('');
  });

  eachInTurn<[string, ReactElement, string]>(
    [
      [
        'refuses what is too long',
        <Caller key="" first="" make={(next: string, now) => (next.length > 3 ? now : next)}>
          {(value, onChange) => <TextInput aria-label="Campo" value={value} onChange={onChange} />}
        </Caller>,
        '123',
      ],
      [
        'keeps a number within its limit',
        <Caller key="" first={null} make={(next: number | null) => next && Math.min(next, 100)}>
          {(value, onChange) => (
            <NumberInput aria-label="Campo" value={value} onChange={onChange} />
          )}
        </Caller>,
        '100',
      ],
    ],
    3,
  )('%s: undo leads to the beginning all the same', async (_, field, shown) => {
    render(field);
    await userEvent.click(input());
    await userEvent.keyboard('12345');
    expect(input().value).toBe(shown);
    for (let step = 0; step < 5; step++) await undo();
    expect(input().value).toBe('');
  });

  it('in capitals: an address takes spaces, and settles as the caller has it', async () => {
    const onChange = vi.fn();
    render(
      <Caller first={null} make={(next: string | null) => next?.toUpperCase() ?? null}>
        {(value, setValue) => (
          <AddressInput
            value={value}
            onChange={(next) => {
              onChange(next);
              setValue(next);
            }}
          />
        )}
      </Caller>,
    );
    // With no control after it, Tab keeps the focus in WebKit.
    render(<button type="button">Después</button>);
    const via = screen.getByRole<HTMLInputElement>('combobox');
    await userEvent.click(via);
    await userEvent.keyboard('vereda la union');
    expect(onChange).toHaveBeenLastCalledWith('vereda la union');
    await userEvent.tab();
    await expect.poll(() => via.value).toBe('VEREDA LA UNION');
    await userEvent.click(via);
    for (let step = 0; step < 15; step++) await undo();
    expect(via.value).toBe('');
    await userEvent.keyboard('calle 100{Tab}19{Tab}54 torre 2');
    expect(onChange).toHaveBeenLastCalledWith('Calle 100 # 19 - 54 Torre 2');
  });
});

it('a record that came while the field was hidden is not left by undoing (TXC-4)', async () => {
  const onChange = vi.fn();
  const view = (mode: 'visible' | 'hidden', value: string) => (
    <Activity mode={mode}>
      <TextInput aria-label="Campo" value={value} onChange={onChange} />
    </Activity>
  );
  const { rerender } = render(view('visible', 'ANA'));
  rerender(view('hidden', 'PEDRO'));
  rerender(view('visible', 'PEDRO'));
  await userEvent.click(input());
  await undo();
  expect(input().value).toBe('PEDRO');
  expect(onChange).not.toHaveBeenCalled();
});
