import { eachInTurn } from '@guadua/testing';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PinInput } from './pin-input';
import { input, pasteText, start } from './pin-stage.testing';

describe('PinInput keeps what was entered', () => {
  it('undoes and redoes (TXC-4)', async () => {
    const onChange = await start();
    await userEvent.keyboard('1234{Backspace}');
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(input().value).toBe('1234');
    expect(onChange).toHaveBeenLastCalledWith('1234', { reason: 'undo' });
    // Firefox undoes keys typed one after another in one step.
    await userEvent.keyboard('{ControlOrMeta>}zzzz{/ControlOrMeta}');
    expect(input().value).toBe('');
    await userEvent.keyboard('{ControlOrMeta>}yyyyy{/ControlOrMeta}');
    expect(input().value).toBe('123');
  });

  eachInTurn(
    [
      ['a paste', async () => pasteText('56-78'), '5678', 1, '12'],
      ['a key that is refused', async () => userEvent.keyboard('a'), '12', 2, ''],
    ],
    3,
  )('undoes and redoes %s (TXC-4)', async (_, edit, shown, steps, before) => {
    await start();
    await userEvent.keyboard('12');
    await edit();
    await expect.poll(() => input().value).toBe(shown);
    await userEvent.keyboard(`{ControlOrMeta>}${'z'.repeat(steps)}{/ControlOrMeta}`);
    await expect.poll(() => input().value).toBe(before);
    await userEvent.keyboard(`{ControlOrMeta>}${'y'.repeat(steps)}{/ControlOrMeta}`);
    await expect.poll(() => input().value).toBe(shown);
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
