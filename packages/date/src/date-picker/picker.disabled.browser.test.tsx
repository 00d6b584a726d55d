import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DatePicker, DateRangeFields, DatesPicker, MonthPicker, TimeInput } from '../index';

type SharedProps = {
  readonly 'aria-label': string;
  readonly openOnFocus?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
};

const input = () => screen.getAllByRole<HTMLInputElement>('combobox')[0] as HTMLInputElement;
const isOpen = () => screen.queryByRole('dialog') !== null;

describe.each<[string, ComponentType<SharedProps>]>([
  ['DatePicker', DatePicker],
  ['DateRangeFields', DateRangeFields],
  ['DatesPicker', DatesPicker],
  ['MonthPicker', MonthPicker],
  ['TimeInput', TimeInput],
])('a %s that is switched off while it is open (DAT-2)', (_, Picker) => {
  const openWith = async (key: string) => {
    const view = render(<Picker aria-label="Campo" openOnFocus={false} />);
    if (key === '{Enter}') screen.getByRole('button', { name: /^Elegir/ }).focus();
    else input().focus();
    await userEvent.keyboard(key);
    await expect.poll(isOpen).toBe(true);
    return (state: object) =>
      view.rerender(<Picker aria-label="Campo" openOnFocus={false} {...state} />);
  };

  it('stays closed when it can be used again', async () => {
    const give = await openWith('{ArrowDown}');
    give({ disabled: true });
    await expect.poll(isOpen).toBe(false);
    give({});
    expect(isOpen()).toBe(false);
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });

  it.each(['{ArrowDown}', '{Enter}'])(
    'gives the focus of %s to its read-only text',
    async (key) => {
      const give = await openWith(key);
      give({ readOnly: true });
      await expect.poll(isOpen).toBe(false);
      expect(document.activeElement).toBe(input());
    },
  );
});
