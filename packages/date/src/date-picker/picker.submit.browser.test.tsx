import { act, render, screen } from '@testing-library/react';
import { type ComponentType, type RefObject, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateRangePicker } from '../date-range-picker/date-range-picker';
import { DatesPicker } from '../dates-picker/dates-picker';
import {
  MonthPicker,
  QuarterPicker,
  WeekPicker,
  YearPicker,
} from '../period-picker/period-pickers';
import { TimeInput } from '../time-input/time-input';
import { DatePicker } from './date-picker';

const TODAY = '2026-11-20';

interface Picked {
  'aria-label': string;
  name: string;
  openOnFocus: boolean;
  onChange: (value: unknown) => void;
}

const PICKERS: readonly (readonly [
  name: string,
  Picker: ComponentType<Picked>,
  typed: string,
  sent: readonly string[],
])[] = [
  ['DatePicker', (props) => <DatePicker {...props} today={TODAY} />, '5/3/26', ['2026-03-05']],
  [
    'DateRangePicker',
    (props) => <DateRangePicker {...props} today={TODAY} />,
    '5/3/26 - 7/3/26',
    ['2026-03-05', '2026-03-07'],
  ],
  [
    'DatesPicker',
    (props) => <DatesPicker {...props} today={TODAY} />,
    '5/3/26, 7/3/26',
    ['2026-03-05', '2026-03-07'],
  ],
  ['TimeInput', (props) => <TimeInput {...props} />, '8:30 pm', ['20:30']],
  ['MonthPicker', (props) => <MonthPicker {...props} today={TODAY} />, 'mar 2026', ['2026-03']],
  ['QuarterPicker', (props) => <QuarterPicker {...props} today={TODAY} />, 'T1 2026', ['2026-Q1']],
  ['YearPicker', (props) => <YearPicker {...props} today={TODAY} />, '2025', ['2025']],
  ['WeekPicker', (props) => <WeekPicker {...props} today={TODAY} />, 'semana 10', ['2026-W10']],
];

interface FormProps {
  Picker: ComponentType<Picked>;
  form: RefObject<HTMLFormElement | null>;
  onSent: (state: unknown, data: FormDataEntryValue[]) => void;
}

/** An application that sends what it keeps itself. */
function Application({ Picker, form, onSent }: FormProps) {
  const [value, setValue] = useState<unknown>(null);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSent(value, new FormData(event.currentTarget).getAll('campo'));
      }}
    >
      <Picker aria-label="Campo" name="campo" openOnFocus={false} onChange={setValue} />
      {/* It leaves the focus where it is, as buttons do in Safari. */}
      <button type="submit" onMouseDown={(event) => event.preventDefault()}>
        Enviar
      </button>
    </form>
  );
}

describe.each(PICKERS)('%s sent while its text has the focus (DAT-8)', (_, Picker, typed, sent) => {
  const setUp = async () => {
    const form = { current: null as HTMLFormElement | null };
    const onSent = vi.fn<FormProps['onSent']>();
    render(<Application Picker={Picker} form={form} onSent={onSent} />);
    const input = screen.getByRole('combobox', { name: 'Campo' });
    input.focus();
    await userEvent.keyboard(typed);
    expect(input).toHaveFocus();
    return { form, onSent };
  };

  it('has given its application what the form sends, when a script sends it', async () => {
    const { form, onSent } = await setUp();
    form.current?.requestSubmit();
    expect(onSent).toHaveBeenCalledExactlyOnceWith(expect.anything(), sent);
  });

  it('and when a button does that leaves the focus where it is', async () => {
    const { onSent } = await setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(onSent).toHaveBeenCalledExactlyOnceWith(expect.anything(), sent);
  });
});

describe.each(PICKERS)(
  '%s filled in without the focus, as a browser does (DAT-8)',
  (_, Picker, typed, sent) => {
    it('has given its application what the form sends', async () => {
      const onChange = vi.fn();
      render(
        <form aria-label="Formulario">
          <Picker aria-label="Campo" name="campo" openOnFocus={false} onChange={onChange} />
        </form>,
      );
      const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Campo' });
      const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      act(() => {
        native?.set?.call(input, typed);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      expect(onChange).toHaveBeenCalledOnce();
      expect(input).not.toHaveFocus();
      const form = screen.getByRole<HTMLFormElement>('form', { name: 'Formulario' });
      expect(new FormData(form).getAll('campo')).toEqual(sent);
    });
  },
);
