import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DatePicker, DatesPicker, MonthPicker, TimeInput } from '../index';

interface SharedProps {
  readonly 'aria-label': string;
  readonly openOnFocus: boolean;
  readonly onChange: (value: unknown) => void;
}

const input = () => screen.getAllByRole<HTMLInputElement>('combobox')[0] as HTMLInputElement;

describe.each<[string, ComponentType<SharedProps>, string]>([
  ['DatePicker', DatePicker, '5/3/2026'],
  ['DatesPicker', DatesPicker, '5/3/2026'],
  ['MonthPicker', MonthPicker, '11/2026'],
  ['TimeInput', TimeInput, '8:30'],
])(
  'a %s in whose text was typed, in a fieldset that becomes disabled (DAT-8)',
  (_, Picker, text) => {
    it('tells what it shows, as when the focus leaves it', async () => {
      const onChange = vi.fn();
      const form = (disabled: boolean) => (
        <form>
          <fieldset disabled={disabled}>
            <Picker aria-label="Campo" openOnFocus={false} onChange={onChange} />
          </fieldset>
        </form>
      );
      const { rerender } = render(form(false));
      input().focus();
      await userEvent.keyboard(text);
      expect(onChange).not.toHaveBeenCalled();
      rerender(form(true));
      await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    });
  },
);
