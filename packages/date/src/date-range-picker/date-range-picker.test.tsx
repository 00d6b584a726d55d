import { expectConsole } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Dispatch, SetStateAction } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DateRangePicker } from './date-range-picker';
import type { DateRangePickerProps } from './date-range-picker.types';

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Estadía' });
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Formulario' });
const sent = () => new FormData(form()).getAll('estadia');

const STORED = { from: '2026-11-12', to: '2026-11-14' };
const onChange = vi.fn();

function Form(props: Omit<DateRangePickerProps, 'valueAs' | 'onChange'>) {
  return (
    <form aria-label="Formulario">
      <DateRangePicker
        aria-label="Estadía"
        name="estadia"
        today="2026-11-20"
        maxDays={5}
        defaultValue={STORED}
        openOnFocus={false}
        {...props}
        valueAs="iso"
        onChange={onChange}
      />
      <button type="button">Otro</button>
    </form>
  );
}

describe('a range that can no longer be edited (DAT-8)', () => {
  const type = async (text: string) => {
    onChange.mockClear();
    const view = render(<Form />);
    await userEvent.clear(field());
    await userEvent.type(field(), text);
    return view;
  };
  const leave = () => userEvent.click(screen.getByRole('button', { name: 'Otro' }));

  it.each([
    ['refused for what it says', '01/11/2026 – 20/11/2026'],
    ['refused for what it is', '31/02/2026 – 03/03/2026'],
  ])('shows and sends its value while a text was %s, and gives the text back', async (_, text) => {
    const { rerender } = await type(text);
    await leave();
    const error = screen.getByRole('alert').textContent;
    rerender(<Form readOnly />);
    expect([field().value, sent()]).toEqual([
      '12/11/2026 – 14/11/2026',
      ['2026-11-12', '2026-11-14'],
    ]);
    expect([screen.queryByRole('alert'), form().checkValidity()]).toEqual([null, true]);
    rerender(<Form disabled />);
    expect([field().value, sent()]).toEqual(['12/11/2026 – 14/11/2026', []]);
    rerender(<Form />);
    expect([field().value, sent(), form().checkValidity()]).toEqual([text, [], false]);
    expect(screen.getByRole('alert').textContent).toBe(error);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('gives a half-typed text back to the person who is still in the field', async () => {
    const { rerender } = await type('16/11/2026 – 1');
    rerender(<Form readOnly />);
    expect([field().value, sent().length]).toEqual(['12/11/2026 – 14/11/2026', 2]);
    rerender(<Form />);
    await userEvent.type(field(), '8/11/2026{Enter}');
    expect([field().value, sent()]).toEqual([
      '16/11/2026 – 18/11/2026',
      ['2026-11-16', '2026-11-18'],
    ]);
  });

  it.each([
    ['read-only', { readOnly: true }],
    ['disabled', { disabled: true }],
  ])(
    'takes a whole text that was typed before it was %s, once it can be edited',
    async (_, state) => {
      const { rerender } = await type('16/11/2026 – 18/11/2026');
      rerender(<Form {...state} />);
      expect(field().value).toBe('12/11/2026 – 14/11/2026');
      await leave();
      await act(async () => field().blur());
      expect(onChange).not.toHaveBeenCalled();
      rerender(<Form />);
      expect(onChange).toHaveBeenCalledExactlyOnceWith(
        { from: '2026-11-16', to: '2026-11-18' },
        expect.objectContaining({ reason: 'type' }),
      );
      expect(sent()).toEqual(['2026-11-16', '2026-11-18']);
    },
  );

  it('judges the text by limits that came in the meantime', async () => {
    const { rerender } = await type('01/11/2026 – 20/11/2026');
    await leave();
    rerender(<Form readOnly maxDays={40} />);
    expect(onChange).not.toHaveBeenCalled();
    expect(sent()).toEqual(['2026-11-12', '2026-11-14']);
    rerender(<Form maxDays={40} />);
    expect(sent()).toEqual(['2026-11-01', '2026-11-20']);
  });

  it('drops the text for a value that came in the meantime, and for a reset', async () => {
    const { rerender } = await type('31/02/2026');
    rerender(<Form readOnly value={{ from: '2026-11-02', to: '2026-11-03' }} />);
    rerender(<Form value={{ from: '2026-11-02', to: '2026-11-03' }} />);
    expect(field().value).toBe('02/11/2026 – 03/11/2026');
    await userEvent.type(field(), 'x');
    rerender(<Form readOnly value={{ from: '2026-11-02', to: '2026-11-03' }} />);
    act(() => form().reset());
    rerender(<Form value={{ from: '2026-11-02', to: '2026-11-03' }} />);
    expect(field().value).toBe('02/11/2026 – 03/11/2026');
  });

  it('is invalid with a value that is no date, which it can not send', () => {
    const value = { from: 'mañana', to: '2026-11-03' };
    const { rerender } = render(<Form value={value} readOnly />);
    expect([field().value, sent(), form().checkValidity()]).toEqual([
      'mañana – 2026-11-03',
      [],
      false,
    ]);
    expectConsole('warn', 'no date');
    expect(screen.getByRole('alert').textContent).toMatch(/^No entendemos esa fecha/);
    // A stored range outside of the limits is shown and sent: nothing of it is lost.
    rerender(<Form value={{ from: '2026-11-01', to: '2026-11-20' }} readOnly />);
    expect([sent().length, form().checkValidity()]).toEqual([2, true]);
  });
});

it('is emptied by a button that says what it takes away (DAT-10)', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el rango' }));
  expect([field().value, sent()]).toEqual(['', []]);
});

it.each([
  ['a start', '5/11/26'],
  ['a start and a dash', '5/11/26 - '],
])('goes on in the calendar from %s that was typed (DAT-8)', async (_, text) => {
  onChange.mockClear();
  render(<Form />);
  await userEvent.clear(field());
  await userEvent.type(field(), `${text}{ArrowDown}`);
  await userEvent.click(screen.getByRole('gridcell', { name: /\b8 de noviembre de 2026/ }));
  expect(field().value).toBe('05/11/2026 – 08/11/2026');
  expect(sent()).toEqual(['2026-11-05', '2026-11-08']);
});

it('has types that refuse what is no range, and take what an application keeps', () => {
  const given = (_: DateRangePickerProps) => undefined;
  // @ts-expect-error one date
  given({ value: new Date() });
  // @ts-expect-error one text
  given({ value: '2026-11-20' });
  // @ts-expect-error other fields, which `startDateField` and `endDateField` would name
  given({ value: { desde: new Date(), hasta: new Date() } });
  // @ts-expect-error half a range
  given({ value: { from: new Date() } });
  const [, setRange]: [unknown, Dispatch<SetStateAction<{ from: Date; to: Date } | null>>] = [
    null,
    () => undefined,
  ];
  given({ value: undefined, name: undefined, minDays: undefined, onChange: setRange });
  given({ value: { from: null, to: null, note: 'sin fechas' } });
});
