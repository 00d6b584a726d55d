import { FieldContext, type FieldContextValue } from '@guadua/utils/internal';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DatePicker } from '../date-picker/date-picker';
import { DateRangeFields } from '../date-range-fields/date-range-fields';
import { DateRangePicker } from '../date-range-picker/date-range-picker';
import { DatesPicker } from '../dates-picker/dates-picker';
import { MonthPicker } from '../period-picker/period-pickers';
import { TimeInput } from '../time-input/time-input';

const PICKERS = [
  ['DatePicker', DatePicker, 1, '5/3/26', ['2026-03-05']],
  ['DateRangePicker', DateRangePicker, 1, '5/3/26 - 7/3/26', ['2026-03-05', '2026-03-07']],
  ['DateRangeFields', DateRangeFields, 2, '5/3/26 - 7/3/26', ['2026-03-05', '2026-03-07']],
  ['DatesPicker', DatesPicker, 1, '5/3/26, 7/3/26', ['2026-03-05', '2026-03-07']],
  ['MonthPicker', MonthPicker, 1, '3/2026', ['2026-03']],
  ['TimeInput', TimeInput, 1, '8:30', ['08:30']],
] as const;

it.each(PICKERS)(
  '%s is described to screen readers in the words of the application',
  (_, Widget, count) => {
    render(<Widget aria-label="Fecha" aria-description="Solo días hábiles" aria-details="ayuda" />);
    const described = screen
      .getAllByRole('combobox')
      .map((input) => [input.getAttribute('aria-description'), input.getAttribute('aria-details')]);
    expect(described).toEqual(Array.from({ length: count }, () => ['Solo días hábiles', 'ayuda']));
  },
);

it.each(PICKERS)(
  '%s takes its text where nothing was open as the focus leaves (DAT-8)',
  async (_, Widget, _count, text, sent) => {
    const onChange = vi.fn();
    render(
      <form aria-label="Formulario">
        <Widget aria-label="Fecha" name="fecha" openOnFocus={false} onChange={onChange} />
        <button type="button">Otra cosa</button>
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard(text);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Otra cosa' }));
    expect(onChange).toHaveBeenCalledTimes(1);
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).getAll('fecha')).toEqual(sent);
  },
);

it.each(PICKERS)(
  '%s is one control of its field, however many inputs it has (FLD-1)',
  (_, Widget) => {
    const join = vi.fn<FieldContextValue['join']>(() => () => undefined);
    const field: FieldContextValue = {
      controlId: 'control',
      others: '',
      join,
      labelId: 'label',
      describedBy: undefined,
      errorId: undefined,
      disabled: undefined,
      readOnly: true,
      required: undefined,
      invalid: undefined,
      report: () => undefined,
    };
    const { rerender } = render(
      <FieldContext value={field}>
        <Widget aria-label="Fecha" name="fecha" />
      </FieldContext>,
    );
    expect(join.mock.calls.map(([, , name]) => name)).toEqual(['fecha']);
    // What the field says of it holds for the text, too; what the widget itself says wins.
    const [input] = screen.getAllByRole<HTMLInputElement>('combobox');
    expect(input?.readOnly).toBe(true);
    rerender(
      <FieldContext value={field}>
        <Widget aria-label="Fecha" name="fecha" readOnly={false} />
      </FieldContext>,
    );
    expect(input?.readOnly).toBe(false);
  },
);

it.each(PICKERS)(
  '%s leaves the key that ends a composition to it, also where Safari says no longer that it is one',
  async (_, Widget, _count, text) => {
    const onChange = vi.fn();
    render(<Widget aria-label="Fecha" openOnFocus={false} onChange={onChange} />);
    const [input] = screen.getAllByRole<HTMLInputElement>('combobox');
    if (!input) throw new Error('There is no input.');
    await userEvent.type(input, text);
    const key = (name: string) => fireEvent.keyDown(input, { key: name, keyCode: 229 });
    key('Escape');
    expect(input.value).toBe(text);
    key('Enter');
    expect([input.value, onChange.mock.calls]).toEqual([text, []]);
    expect(document.activeElement).toBe(input);
  },
);
