import { act, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PinInput } from './pin-input';
import type { PinInputProps } from './pin-input.types';

/** The input behind the boxes. */
export const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Código/ });

/** The boxes, empty ones as dots, the active one in brackets. */
export function seen(): string {
  const boxes =
    input().closest('.gd-pin-input')?.querySelectorAll<HTMLElement>('.gd-pin-input__box') ?? [];
  return [...boxes]
    .map((box) => {
      const char = box.textContent || '·';
      return 'active' in box.dataset ? `[${char}]` : char;
    })
    .join('');
}

/** Renders a code between two other controls, and clicks on it. */
export async function start(props: PinInputProps = {}) {
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

/** Pastes a text into the code. */
export async function pasteText(text: string): Promise<void> {
  const source = screen.getByRole<HTMLInputElement>('textbox', { name: 'origen' });
  source.value = text;
  act(() => source.focus());
  source.select();
  await userEvent.copy();
  await userEvent.click(input());
  await userEvent.paste();
}
