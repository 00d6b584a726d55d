import { expectConsole } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { clock } from '../clock/clock';
import { DatePicker } from '../date-picker/date-picker';
import { DateRangePicker } from '../date-range-picker/date-range-picker';
import { DatesPicker } from '../dates-picker/dates-picker';
import { temporalDate, temporalDates, temporalRange } from './temporal';

const { PlainDate, PlainDateTime, ZonedDateTime } = Temporal;
const details = { reason: 'select', iso: [] } as const;
const anyDay = fc
  .integer({ min: -719_162, max: 2_932_896 })
  .map((days) => PlainDate.from('1970-01-01').add({ days }));
const anyMinute = fc.integer({ min: 0, max: 1439 });
type Stay = Record<'from' | 'to', Temporal.PlainDate>;
const ZONES = ['America/Bogota', 'America/Santiago', 'Pacific/Apia', 'Asia/Kolkata'];

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Fecha' });
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Formulario' });
const sent = () => new FormData(form()).getAll('fecha');
const type = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), `${text}{Enter}`);
};
const shared = {
  'aria-label': 'Fecha',
  name: 'fecha',
  today: '2026-11-20',
  openOnFocus: false,
} as const;

function DeliveryForm({ onChange }: { onChange: (day: string, reason: string) => void }) {
  const [day, setDay] = useState<Temporal.PlainDate | null>(PlainDate.from('2026-03-05'));
  return (
    <form aria-label="Formulario">
      <DatePicker
        {...temporalDate(PlainDate, {
          value: day,
          onChange: (next, { reason }) => {
            setDay(next);
            onChange(String(next), reason);
          },
          minDate: PlainDate.from('2026-03-01'),
          maxDate: PlainDate.from('2026-03-31'),
        })}
        {...shared}
      />
    </form>
  );
}

describe('Temporal objects as values (DAT-16)', () => {
  it('come back as they went in: a day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const onChange = vi.fn();
        const props = temporalDate(PlainDate, { value: day.withCalendar('gregory'), onChange });
        expect(props.value).toBe(day.toString());
        props.onChange?.(props.value ?? null, details);
        expect(onChange.mock.lastCall?.[0].equals(day)).toBe(true);
      }),
    );
  });

  it('come back as they went in: a day and time, in any zone', () => {
    fc.assert(
      fc.property(anyDay, anyMinute, fc.constantFrom(...ZONES), (day, minute, timeZone) => {
        const plain = day.toPlainDateTime().add({ minutes: minute });
        const onChange = vi.fn();
        const props = temporalDate(PlainDateTime, { value: plain, onChange });
        props.onChange?.(props.value ?? null, details);
        expect(onChange.mock.lastCall?.[0].equals(plain)).toBe(true);

        const zoned = plain.toZonedDateTime(timeZone);
        const inZone = temporalDate(ZonedDateTime, {
          value: zoned.withTimeZone('UTC'),
          timeZone,
          onChange,
        });
        // What the clock shows there, not in the zone of the object.
        expect(inZone.value).toBe(zoned.toPlainDateTime().toString());
        inZone.onChange?.(inZone.value ?? null, details);
        const back: Temporal.ZonedDateTime = onChange.mock.lastCall?.[0];
        expect(back.toPlainDateTime().equals(zoned.toPlainDateTime())).toBe(true);
        expect(back.timeZoneId).toBe(timeZone);
      }),
    );
  });

  it('are what a picker shows, sends and gives', async () => {
    const onChange = vi.fn();
    render(<DeliveryForm onChange={onChange} />);
    expect([field().value, sent()]).toEqual(['05/03/2026', ['2026-03-05']]);
    await type('9/3/26');
    expect([field().value, sent()]).toEqual(['09/03/2026', ['2026-03-09']]);
    await type('1/4/26');
    expect([sent(), form().checkValidity()]).toEqual([[], false]);
    await type('');
    expect(onChange.mock.calls).toEqual([
      ['2026-03-09', 'type'],
      ['null', 'clear'],
    ]);
  });

  it('hold the time of their zone, whatever the zone of the browser is', async () => {
    const onChange = vi.fn();
    render(
      <form aria-label="Formulario">
        <DatePicker
          time={clock()}
          {...temporalDate(ZonedDateTime, {
            defaultValue: ZonedDateTime.from('2026-03-05T10:00-05:00[America/Bogota]'),
            timeZone: 'Asia/Tokyo',
            onChange,
          })}
          {...shared}
        />
      </form>,
    );
    expect(field().value).toBe('06/03/2026, 12:00 AM');
    await type('6/3/26 9:30 am');
    expect(String(onChange.mock.lastCall?.[0])).toBe('2026-03-06T09:30:00+09:00[Asia/Tokyo]');
  });

  it('are the ends of a range, under any names', async () => {
    const onChange = vi.fn<(stay: Record<'desde' | 'hasta', Temporal.PlainDate> | null) => void>();
    const { rerender } = render(
      <form aria-label="Formulario">
        <DateRangePicker
          startDateField="desde"
          endDateField="hasta"
          {...temporalRange(PlainDate, {
            value: { desde: PlainDate.from('2026-03-05'), hasta: PlainDate.from('2026-03-07') },
            onChange,
          })}
          {...shared}
        />
      </form>,
    );
    expect(sent()).toEqual(['2026-03-05', '2026-03-07']);
    await type('9/3/26 - 8/3/26');
    const [range] = onChange.mock.lastCall ?? [];
    expect([range?.desde.toString(), range?.hasta.toString()]).toEqual([
      '2026-03-08',
      '2026-03-09',
    ]);
    rerender(
      <form aria-label="Formulario">
        <DateRangePicker
          {...temporalRange(PlainDate, { value: { from: null, to: null } })}
          {...shared}
        />
      </form>,
    );
    expect([field().value, sent()]).toEqual(['', []]);
  });

  it('given without its function are named in a warning, shown, and not sent (CMP-9, DAT-8)', () => {
    const value = Temporal.PlainDate.from('2026-11-20');
    const { rerender } = render(<DatePicker aria-label="Fecha" value="2026-11-12" />);
    // @ts-expect-error the types refuse it
    rerender(<DatePicker aria-label="Fecha" value={value} />);
    const field = screen.getByRole<HTMLInputElement>('combobox');
    expect([field.value, field.checkValidity()]).toEqual(['2026-11-20', false]);
    expectConsole('warn', '<DatePicker> value: "2026-11-20" is no date; give a Date');
  });

  it('are a list of days', async () => {
    const onChange = vi.fn();
    render(
      <form aria-label="Formulario">
        <DatesPicker
          {...temporalDates(PlainDate, {
            defaultValue: [PlainDate.from('2026-03-05')],
            onChange,
          })}
          {...shared}
        />
      </form>,
    );
    await type('7/3/26, 5/3/26');
    expect(onChange.mock.lastCall?.[0].map(String)).toEqual(['2026-03-05', '2026-03-07']);
    act(() => form().reset());
    expect(sent()).toEqual(['2026-03-05']);
  });

  it('have the types of their class', () => {
    temporalDate(PlainDate, {
      onChange: (day) => expectTypeOf(day).toEqualTypeOf<Temporal.PlainDate | null>(),
    });
    // @ts-expect-error a `Date` is no `PlainDate`
    temporalDate(PlainDate, { value: new Date() });
    const [stay, setStay] = [null, vi.fn()] as [Stay | null, Dispatch<SetStateAction<Stay | null>>];
    const props = temporalRange(PlainDate, { value: stay, onChange: setStay });
    expectTypeOf(props.value).toEqualTypeOf<
      Record<'from' | 'to', string | null> | null | undefined
    >();
  });
});
