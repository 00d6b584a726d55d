import { expectConsole } from '@guadua/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { clock } from '../clock/clock';
import { DatePicker } from '../date-picker/date-picker';
import { RangeCalendar } from '../range-calendar/range-calendar';
import { registerDatePlugin } from '../value/registered-plugins';
import { Calendar } from './calendar';

const TODAY = '2026-11-20';
/** What a caller without types gives. */
const untyped = (json: string) => JSON.parse(json);
const fails = () => {
  throw new Error('no');
};
const day = (text: string) =>
  screen.getByRole('gridcell', { name: new RegExp(`\\b${text} de noviembre de 2026`) });
const days = () => screen.getAllByRole('gridcell').filter(({ dataset }) => dataset.day);

describe('a function of the caller that throws', () => {
  it.each<[string, ReactElement]>([
    ['plugins', <Calendar key="1" today={TODAY} plugins={[fails]} />],
    ['isDateDisabled', <Calendar key="2" today={TODAY} isDateDisabled={fails} />],
    ['renderDay', <Calendar key="4" today={TODAY} renderDay={fails} />],
    [
      'shortcuts',
      <RangeCalendar key="5" today={TODAY} shortcuts={[{ label: 'Mal', range: fails }]} />,
    ],
  ])('throws the error of the function: %s', (_, calendar) => {
    expect(() => render(calendar)).toThrow('no');
  });
});

describe('invalid plugins (DAT-11)', () => {
  it('add nothing, and warn', () => {
    registerDatePlugin('nada', untyped('null'));
    render(<Calendar today={TODAY} plugins={['nada', untyped('{}')]} />);
    expect(days()).toHaveLength(42);
    expectConsole(
      'warn',
      'plugins: "nada" is not registered',
      'plugins: "[object Object]" is not registered',
    );
  });
});

describe('shortcuts of a caller without types (DAT-9)', () => {
  const shortcuts = () =>
    within(screen.getByRole('group', { name: 'Accesos directos' })).getAllByRole<HTMLButtonElement>(
      'button',
    );

  it('may be texts, run backwards, or be none', () => {
    const onChange = vi.fn();
    const range = (json: string) => () => untyped(json);
    render(
      <RangeCalendar
        today={TODAY}
        valueAs="iso"
        onChange={onChange}
        shortcuts={[
          { label: 'Al revés', range: range('{"from":"2026-11-09","to":"2026-11-02"}') },
          { label: 'Medio', range: range('{"from":"2026-11-09"}') },
          untyped('null'),
        ]}
      />,
    );
    expect(shortcuts().map(({ disabled }) => disabled)).toEqual([false, true]);
    fireEvent.click(screen.getByRole('button', { name: 'Al revés' }));
    expect(onChange.mock.lastCall?.[0]).toEqual({ from: '2026-11-02', to: '2026-11-09' });
  });

  it.each(['null', '"today"'])('%s instead of a list', (json) => {
    render(<RangeCalendar today={TODAY} shortcuts={untyped(json)} />);
    expect(screen.queryAllByRole('button', { name: 'Hoy' })).toHaveLength(json === 'null' ? 0 : 1);
  });
});

it.each(['null', '"2026-11-12"', '[null]'])('lists of days that are %s', (json) => {
  render(<Calendar today={TODAY} lockDays={untyped(json)} />);
  expect(day('12').dataset.disabled).toBe(json.includes('12') ? '' : undefined);
  if (json === '[null]') expectConsole('warn', 'lockDays: "null" can');
});

describe('numbers that make no sense (DAT-6, DAT-7)', () => {
  it.each([
    [Number.NaN, 2],
    [0, 1],
    [-3, 1],
    [1.9, 1],
    [Number.POSITIVE_INFINITY, 12],
  ])('numberOfMonths={%d} shows %i', (numberOfMonths, shown) => {
    render(<RangeCalendar today={TODAY} numberOfMonths={numberOfMonths} />);
    expect(screen.getAllByRole('grid')).toHaveLength(shown);
  });

  it.each([0, -5, Number.NaN])(
    'ignores minuteStep={%d}: an arrow key changes the minutes by one',
    (step) => {
      render(
        <Calendar today={TODAY} time={clock({ minuteStep: step })} defaultValue="2026-11-12" />,
      );
      const minutes = screen.getByRole('spinbutton', { name: 'Hora, minutos' });
      fireEvent.keyDown(minutes, { key: 'ArrowUp' });
      expect(minutes.getAttribute('aria-valuenow')).toBe('1');
    },
  );

  it.each(['"0"', '7', '-7'])('firstDay={%s} is Sunday, in the head as in the weeks', (json) => {
    render(<Calendar today={TODAY} firstDay={untyped(json)} />);
    expect(screen.getAllByRole('columnheader')[0]?.getAttribute('abbr')).toBe('domingo');
    expect(days()[0]?.getAttribute('aria-label')).toContain('domingo');
  });
});

it('ten thousand locked days are read once while their list is the same (DAT-5)', () => {
  const isoDays = Array.from({ length: 10_000 }, (_, index) =>
    new Date(Date.UTC(2026, 10, 1 + index * 2)).toISOString().slice(0, 10),
  );
  // Each is asked for its text as it is read.
  let asked = 0;
  const lockDays = isoDays.map((iso) => {
    const date = new Date(`${iso}T12:00`);
    date.valueOf = () => {
      asked += 1;
      return date.getTime();
    };
    return date;
  });
  const picker = () => (
    <StrictMode>
      <DatePicker aria-label="Fecha" today={TODAY} value="2026-11-03" lockDays={lockDays} />
    </StrictMode>
  );
  const { rerender } = render(picker());
  expect(screen.getByRole('alert').textContent).toContain('no está disponible');
  const first = asked;
  for (let times = 0; times < 3; times += 1) rerender(picker());
  expect(asked).toBe(first);
});

it.each([false, true])(
  'a value that is no date is said, and the form is invalid until another is picked (DAT-8), read-only %s',
  (readOnly) => {
    render(
      <form aria-label="Formulario">
        <Calendar today={TODAY} name="fecha" defaultValue="31/02/2026" readOnly={readOnly} />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(screen.getByText('31/02/2026: no disponible')).toBeDefined();
    expect([form.checkValidity(), new FormData(form).getAll('fecha')]).toEqual([false, []]);
    if (!readOnly) {
      fireEvent.click(day('12'));
      expect(new FormData(form).getAll('fecha')).toEqual(['2026-11-12']);
      expect(form.checkValidity()).toBe(true);
      expectConsole('warn', '<Calendar> value: "31/02/2026" is no date');
    }
  },
);
