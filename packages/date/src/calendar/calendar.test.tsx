// biome-ignore-all lint/style/noExcessiveLinesPerFile: what both inline calendars promise, over one set-up

import { describeWidget, expectConsole } from '@guadua/testing';
import { GuaduaProvider } from '@guadua/utils';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { clock } from '../clock/clock';
import { businessDays, holidaysCo } from '../holidays/date-plugins';
import { highlightDays } from '../plugins/highlight-days';
import { RangeCalendar } from '../range-calendar/range-calendar';
import { registerDatePlugin } from '../value/registered-plugins';
import { Calendar } from './calendar';

const TODAY = '2026-11-20';

type IsoRange = Record<'from' | 'to', string>;
const day = (name: string | RegExp) => screen.getByRole('gridcell', { name });
/** The options come with the first frame, or with the focus. */
const openList = (name: string) => act(() => screen.getByRole('combobox', { name }).focus());
const named = (text: string) => day(new RegExp(`\\b${text} de 2026`));

describeWidget<string | null>(
  '<Calendar>',
  {
    render: ({ value, defaultValue, onChange, ...props }) => (
      <Calendar
        valueAs="iso"
        today={TODAY}
        {...props}
        value={value}
        defaultValue={defaultValue}
        onChange={onChange}
      />
    ),
    control: () => {
      const cell = document.querySelector<HTMLElement>('[data-day][tabindex="0"]');
      if (!cell) throw new Error('no day in the tab order');
      return cell;
    },
    value: '2026-11-12',
    otherValue: '2026-11-13',
    empty: null,
    required: false,
    formValue: (value) => (value === null ? [] : [value]),
    change: async (person) => {
      await person.click(named('13 de noviembre'));
    },
  },
  { share: 2, of: 4 },
);

describeWidget<IsoRange | null>(
  '<RangeCalendar>',
  {
    render: ({ value, defaultValue, onChange, ...props }) => (
      <RangeCalendar
        valueAs="iso"
        today={TODAY}
        {...props}
        value={value}
        defaultValue={defaultValue}
        onChange={onChange}
      />
    ),
    control: () => {
      const cell = document.querySelector<HTMLElement>('[data-day][tabindex="0"]');
      if (!cell) throw new Error('no day in the tab order');
      return cell;
    },
    value: { from: '2026-11-12', to: '2026-11-14' },
    otherValue: { from: '2026-11-16', to: '2026-11-18' },
    empty: null,
    required: false,
    keepsDraft: true,
    formValue: (value) => (value === null ? [] : Object.values(value)),
    change: async (person) => {
      await person.click(named('16 de noviembre'));
      await person.click(named('18 de noviembre'));
    },
  },
  { share: 4, of: 4 },
);

describe('days and their names (DAT-13)', () => {
  it('reads each day in full', () => {
    render(<Calendar today={TODAY} defaultValue={TODAY} plugins={[holidaysCo()]} />);
    expect(
      day('viernes, 20 de noviembre de 2026, hoy, seleccionado').getAttribute('aria-current'),
    ).toBe('date');
    expect(day('lunes, 16 de noviembre de 2026, Independencia de Cartagena')).toBeTruthy();
    expect(screen.getAllByRole('gridcell')).toHaveLength(42);
    expect(screen.getByRole('grid', { name: 'noviembre de 2026' })).toBeTruthy();
  });

  it('reads the ends of a range and the reason of a lock', () => {
    render(
      <RangeCalendar
        today={TODAY}
        numberOfMonths={1}
        defaultValue={{ from: '2026-11-09', to: '2026-11-11' }}
        isDateDisabled={(date) => date.getDate() === 25 && 'Cerrado por inventario'}
      />,
    );
    expect(
      day('lunes, 9 de noviembre de 2026, seleccionado, inicio del rango').getAttribute(
        'aria-selected',
      ),
    ).toBe('true');
    expect(day('martes, 10 de noviembre de 2026, seleccionado')).toBeTruthy();
    expect(day('miércoles, 11 de noviembre de 2026, seleccionado, fin del rango')).toBeTruthy();
    expect(
      day('miércoles, 25 de noviembre de 2026, Cerrado por inventario, no disponible').getAttribute(
        'aria-disabled',
      ),
    ).toBe('true');
  });

  it('uses the language of its provider', () => {
    render(
      <GuaduaProvider locale="en-US">
        <Calendar today={TODAY} labels={{ today: 'today' }} />
      </GuaduaProvider>,
    );
    expect(day('Friday, November 20, 2026, today')).toBeTruthy();
  });

  it('has one day in the tab order', () => {
    render(<Calendar today={TODAY} />);
    const tabbable = screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0);
    expect(tabbable).toEqual([day(/^viernes, 20/)]);
  });
});

describe('month and year (DAT-6)', () => {
  it('lists the years from 1920 to the current one', () => {
    render(<Calendar today={TODAY} />);
    openList('Año');
    const years = within(screen.getByRole('combobox', { name: 'Año' })).getAllByRole('option');
    expect([years[0]?.textContent, years.at(-1)?.textContent]).toEqual(['1920', '2026']);
    expect(years).toHaveLength(107);
  });

  it('lists them from the year of minDate to that of maxDate', () => {
    const { rerender } = render(<Calendar today={TODAY} maxDate="2030-05-01" />);
    openList('Año');
    const years = () =>
      within(screen.getByRole('combobox', { name: 'Año' })).getAllByRole('option');
    expect(years().at(-1)?.textContent).toContain('2030');
    rerender(<Calendar today={TODAY} minDate="2020-07-01" maxDate="2028-02-01" />);
    expect(years().map((option) => option.textContent)).toEqual(
      Array.from({ length: 9 }, (_, index) => String(2020 + index)),
    );
  });

  it('goes to a birth date in two steps (DAT-12)', async () => {
    const onChange = vi.fn();
    render(<Calendar today={TODAY} valueAs="iso" onChange={onChange} />);
    openList('Año');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Año' }), '1985');
    openList('Mes');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), 'Marzo');
    await userEvent.click(day('martes, 5 de marzo de 1985'));
    expect(onChange).toHaveBeenLastCalledWith('1985-03-05', {
      reason: 'select',
      iso: ['1985-03-05'],
    });
  });

  it('moves by its buttons, announces the month, and stops at the limits with the focus kept', async () => {
    render(<Calendar today={TODAY} minDate="2026-11-01" maxDate="2026-12-31" />);
    const off = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
    expect([off('Mes anterior'), off('Mes siguiente')]).toEqual([true, false]);
    await userEvent.click(screen.getByRole('button', { name: 'Mes siguiente' }));
    expect(screen.getByRole('status').textContent).toContain('diciembre de 2026');
    expect([off('Mes anterior'), off('Mes siguiente')]).toEqual([false, true]);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('grid', { name: 'diciembre de 2026' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mes siguiente' }));
  });

  it('begins the week where asked and shows the numbers of ISO weeks', () => {
    render(<Calendar today={TODAY} firstDay={0} showWeekNumbers />);
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Semana', 'do', 'lu', 'ma', 'mi', 'ju', 'vi', 'sá']);
    const weeks = screen.getAllByRole('rowheader').map((head) => head.getAttribute('aria-label'));
    expect(weeks).toEqual([45, 46, 47, 48, 49, 50].map((week) => `Semana ${week}`));
  });

  it('begins at defaultMonth', () => {
    render(<Calendar today={TODAY} defaultMonth="1990-05-01" />);
    expect(screen.getByRole('grid', { name: 'mayo de 1990' })).toBeTruthy();
  });

  it('moves each month of a range on its own, in order (splitView)', async () => {
    render(<RangeCalendar today={TODAY} />);
    const titles = () => screen.getAllByRole('grid').map((grid) => grid.ariaLabel);
    expect(titles()).toEqual(['noviembre de 2026', 'diciembre de 2026']);
    const [, second] = screen.getAllByRole('button', { name: 'Mes siguiente' });
    if (!second) throw new Error('the second month has no button of its own');
    await userEvent.click(second);
    expect(titles()).toEqual(['noviembre de 2026', 'enero de 2027']);
    const [first] = screen.getAllByRole('button', { name: 'Mes siguiente' });
    if (!first) throw new Error('no button');
    await userEvent.click(first);
    await userEvent.click(first);
    expect(titles()).toEqual(['enero de 2027', 'febrero de 2027']);
  });

  it('shows each day once in several months', () => {
    render(<Calendar today={TODAY} numberOfMonths={3} />);
    const days = [...document.querySelectorAll<HTMLElement>('[data-day]')].map(
      (cell) => cell.dataset.day,
    );
    expect(new Set(days).size).toBe(days.length);
    expect(days).toHaveLength(30 + 31 + 31);
  });
});

/** What the style sheet shows below the days. */
const count = () => document.querySelector<HTMLElement>('[data-count]')?.dataset.count;

describe('ranges (DAT-3, DAT-4)', () => {
  it('says the start, then the whole range', async () => {
    const onChange = vi.fn();
    render(<RangeCalendar today={TODAY} onChange={onChange} plugins={[businessDays()]} />);
    await userEvent.click(named('10 de noviembre'));
    expect(screen.getByText('Inicio: 10 de noviembre de 2026')).toBeTruthy();
    await userEvent.click(named('20 de noviembre'));
    expect(screen.getByRole('status').textContent).toContain(
      'Del 10 de noviembre de 2026 al 20 de noviembre de 2026: 11 días, 8 hábiles',
    );
    const [range] = onChange.mock.lastCall ?? [];
    expect(range.from).toEqual(new Date(2026, 10, 10));
    expect(range.to).toEqual(new Date(2026, 10, 20, 23, 59, 59, 999));
  });

  it('previews under the pointer with the day count, without rendering', async () => {
    render(<RangeCalendar today={TODAY} />);
    await userEvent.click(named('10 de noviembre'));
    await userEvent.hover(named('10 de noviembre'));
    expect(count()).toContain('1 día');
    await userEvent.hover(named('14 de noviembre'));
    expect(count()).toContain('5 días');
    expect(document.querySelectorAll('[data-preview]')).toHaveLength(5);
    await userEvent.hover(named('6 de noviembre'));
    expect(document.querySelectorAll('[data-preview]')).toHaveLength(5);
    await userEvent.unhover(named('6 de noviembre'));
    expect(count()).toBeUndefined();
    expect(document.querySelectorAll('[data-preview]')).toHaveLength(0);
  });

  it('counts as its label says, nights for example', async () => {
    render(<RangeCalendar today={TODAY} labels={{ days: (count) => `${count - 1} noches` }} />);
    await userEvent.click(named('10 de noviembre'));
    await userEvent.hover(named('14 de noviembre'));
    expect(count()).toContain('4 noches');
  });

  it('drops an unfinished range with Escape', async () => {
    const onChange = vi.fn();
    render(<RangeCalendar today={TODAY} onChange={onChange} />);
    await userEvent.click(named('10 de noviembre'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(named('12 de noviembre'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('takes other field names', async () => {
    const onChange = vi.fn();
    render(
      <RangeCalendar
        today={TODAY}
        valueAs="iso"
        startDateField="inicio"
        endDateField="fin"
        onChange={onChange}
      />,
    );
    await userEvent.click(named('12 de noviembre'));
    await userEvent.click(named('10 de noviembre'));
    expect(onChange).toHaveBeenLastCalledWith(
      { inicio: '2026-11-10', fin: '2026-11-12' },
      { reason: 'select', iso: ['2026-11-10', '2026-11-12'] },
    );
  });
});

describe('limits (DAT-5)', () => {
  it('never picks a locked day, by pointer or keyboard', async () => {
    const onChange = vi.fn();
    render(<Calendar today={TODAY} lockDays={['2026-11-20']} onChange={onChange} />);
    await userEvent.click(named('20 de noviembre'));
    await userEvent.keyboard('{Enter} ');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('Esa fecha no está disponible', { selector: 'p' })).toBeTruthy();
  });

  it('says why a day is refused for as long as it is, also to an application that renders anew', async () => {
    // Limits that are written in the markup are new ones at each render.
    const closedOnSundays = (reason: string | false) => (
      <Calendar
        today={TODAY}
        isDateDisabled={(date) => date.getDay() === 0 && reason}
        plugins={[holidaysCo()]}
      />
    );
    const { rerender } = render(closedOnSundays('cerramos'));
    await userEvent.click(named('22 de noviembre'));
    const message = () =>
      screen.queryByText('Esa fecha no está disponible: cerramos', { selector: 'p' });
    expect(message()).toBeTruthy();
    rerender(closedOnSundays('cerramos'));
    expect(message()).toBeTruthy();
    rerender(closedOnSundays(false));
    expect(message()).toBeNull();
  });

  it('reports a range that crosses locked days, and keeps the old value', async () => {
    const onChange = vi.fn();
    const onReject = vi.fn();
    render(
      <RangeCalendar
        today={TODAY}
        allowLockedDaysInRange={false}
        lockDays={[['2026-11-24', '2026-11-26']]}
        onChange={onChange}
        onReject={onReject}
      />,
    );
    await userEvent.click(named('23 de noviembre'));
    await userEvent.click(named('27 de noviembre'));
    expect(onChange).not.toHaveBeenCalled();
    expect(onReject).toHaveBeenCalledWith({
      type: 'error:range',
      reason: 'crossesLocked',
      value: { from: new Date(2026, 10, 23), to: new Date(2026, 10, 27, 23, 59, 59, 999) },
      message: 'El rango incluye fechas no disponibles',
    });
    expect(
      screen.getByText('El rango incluye fechas no disponibles', { selector: 'p' }),
    ).toBeTruthy();
  });

  it('shows a locked value from outside, reports it and is invalid until it changes', () => {
    const onReject = vi.fn();
    const { rerender } = render(
      <Calendar today={TODAY} value="2026-11-12" lockDays={['2026-11-20']} onReject={onReject} />,
    );
    rerender(
      <Calendar today={TODAY} value="2026-11-20" lockDays={['2026-11-20']} onReject={onReject} />,
    );
    expect(onReject).toHaveBeenCalledExactlyOnceWith({
      type: 'error:date',
      reason: 'locked',
      value: new Date(2026, 10, 20),
      message: 'Esa fecha no está disponible',
    });
    expect(named('20 de noviembre').getAttribute('aria-selected')).toBe('true');
    expect(
      screen.getByText('Esa fecha no está disponible', { selector: '.gd-calendar__message' }),
    ).toBeTruthy();
    expect(document.querySelector(':invalid')).not.toBeNull();
    rerender(<Calendar today={TODAY} value="2026-11-20" onReject={onReject} />);
    expect(document.querySelector(':invalid')).toBeNull();
    expect(onReject).toHaveBeenCalledOnce();
  });

  it('accepts a locked range with force', () => {
    const onReject = vi.fn();
    const locked = { from: '2026-11-20', to: '2026-11-22' };
    const props = { today: TODAY, lockDays: ['2026-11-20'], onReject } as const;
    const { rerender } = render(<RangeCalendar {...props} value={locked} />);
    expect(onReject).toHaveBeenCalledOnce();
    expect(document.querySelector(':invalid')).not.toBeNull();
    rerender(<RangeCalendar {...props} value={{ ...locked, force: true }} />);
    expect(document.querySelector(':invalid')).toBeNull();
    expect(document.querySelectorAll('[data-selected]')).toHaveLength(3);
  });

  it('locks both ends of a range, too', () => {
    render(<Calendar today={TODAY} lockDays={[['2026-11-10', '2026-11-12']]} />);
    expect(document.querySelectorAll('[data-disabled]')).toHaveLength(3);
  });

  it('gives isDateDisabled the start of a range', async () => {
    const isLocked = vi.fn((_: Date, { start }: { start: Date | null }) => start !== null);
    render(<RangeCalendar today={TODAY} isDateDisabled={isLocked} numberOfMonths={1} />);
    expect(document.querySelectorAll('[data-disabled]')).toHaveLength(0);
    await userEvent.click(named('10 de noviembre'));
    expect(document.querySelectorAll('[data-disabled]')).toHaveLength(42);
    expect(isLocked).toHaveBeenCalledWith(expect.any(Date), { start: new Date(2026, 10, 10) });
  });
});

describe('plugins (DAT-11)', () => {
  it('locks holidays with their name when asked', () => {
    render(<Calendar today={TODAY} plugins={[holidaysCo({ lock: true })]} />);
    expect(
      day('lunes, 16 de noviembre de 2026, Independencia de Cartagena, no disponible').getAttribute(
        'aria-disabled',
      ),
    ).toBe('true');
  });

  it('locks weekends and holidays as business-days', () => {
    render(<Calendar today={TODAY} plugins={[businessDays()]} />);
    expect(named('16 de noviembre').getAttribute('aria-disabled')).toBe('true');
    expect(named('21 de noviembre').getAttribute('aria-disabled')).toBe('true');
    expect(named('20 de noviembre').hasAttribute('aria-disabled')).toBe(false);
  });

  it('uses a registered plugin by its name', () => {
    registerDatePlugin('cumpleaños', () => ({
      highlightDay: (date) => (date.getDate() === 7 ? 'Cumpleaños de Ana' : null),
    }));
    render(<Calendar today={TODAY} plugins={['cumpleaños']} />);
    expect(
      day('sábado, 7 de noviembre de 2026, Cumpleaños de Ana').hasAttribute('data-marked'),
    ).toBe(true);
  });

  it('warns of an unknown name', () => {
    render(<Calendar today={TODAY} plugins={['festivos-pe']} />);
    expectConsole('warn', 'Guadua <Calendar> plugins: "festivos-pe" is not registered.');
  });

  it('highlights listed days, with their names', () => {
    render(
      <Calendar
        today={TODAY}
        plugins={[
          highlightDays([
            '2026-11-03',
            { date: '2026-11-04', label: 'Grado', className: 'grado' },
            { date: '2026-11-23', to: '2026-11-25', label: 'Feria' },
          ]),
          () => ({ highlightDay: (date) => (date.getDate() === 4 ? 'Otro' : null) }),
        ]}
      />,
    );
    expect(named('3 de noviembre').hasAttribute('data-marked')).toBe(true);
    expect([...day('miércoles, 4 de noviembre de 2026, Grado').classList]).toContain('grado');
    for (const name of ['lunes, 23', 'martes, 24', 'miércoles, 25']) {
      expect(day(`${name} de noviembre de 2026, Feria`).hasAttribute('data-marked')).toBe(true);
    }
    expect(named('26 de noviembre').hasAttribute('data-marked')).toBe(false);
  });
});

describe('time (DAT-7)', () => {
  it('keeps "Aceptar" off until a day is picked, and commits with it', async () => {
    const onChange = vi.fn();
    render(<Calendar today={TODAY} time={clock()} valueAs="iso" onChange={onChange} />);
    const apply = screen.getByRole('button', { name: 'Aceptar' });
    expect(apply.matches(':disabled')).toBe(true);
    await userEvent.click(named('10 de noviembre'));
    expect(onChange).not.toHaveBeenCalled();
    act(() => screen.getByRole('spinbutton', { name: 'Hora, hora' }).focus());
    await userEvent.keyboard('0330p');
    await userEvent.click(apply);
    expect(onChange).toHaveBeenLastCalledWith('2026-11-10T03:30', {
      reason: 'apply',
      iso: ['2026-11-10T03:30'],
    });
  });

  it('says what is wrong with an end before its start', async () => {
    render(
      <RangeCalendar
        today={TODAY}
        time={clock()}
        defaultValue={{ from: '2026-11-10T08:00', to: '2026-11-10T09:00' }}
        valueAs="iso"
      />,
    );
    const end = screen.getByRole('spinbutton', { name: 'Hora fin, hora' });
    act(() => end.focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(
      screen.getByText('El fin no puede ser anterior al inicio', { selector: 'p' }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Aceptar' }).matches(':disabled')).toBe(true);
  });
});

describe('in a form', () => {
  it('keeps its month and time through a reset, which concerns only the value', async () => {
    render(
      <form aria-label="Formulario">
        <Calendar
          name="fecha"
          today={TODAY}
          time={clock()}
          valueAs="iso"
          defaultValue="2026-11-12T08:30"
        />
      </form>,
    );
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Año' }).value).toBe('2026');
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Hora, hora' }).value).toBe(
      '08',
    );
  });

  it('takes Enter in a time for "Aceptar", not for submitting', async () => {
    const onSubmit = vi.fn();
    const onChange = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Calendar
          today={TODAY}
          time={clock()}
          valueAs="iso"
          defaultValue="2026-11-12T08:30"
          onChange={onChange}
        />
        <button type="submit">Enviar</button>
      </form>,
    );
    act(() => screen.getByRole('spinbutton', { name: 'Hora, hora' }).focus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-12T09:30', expect.anything());
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it('in a disabled fieldset picks nothing, and works again after it (CMP-3)', () => {
  const inFieldset = (disabled: boolean) => (
    <fieldset disabled={disabled}>
      <Calendar today={TODAY} defaultValue="2026-11-12" />
    </fieldset>
  );
  const { rerender } = render(inFieldset(true));
  fireEvent.click(named('20 de noviembre'));
  fireEvent.keyDown(named('20 de noviembre'), { key: 'Enter' });
  expect(named('12 de noviembre').getAttribute('aria-selected')).toBe('true');
  rerender(inFieldset(false));
  return vi.waitFor(() => {
    fireEvent.click(named('20 de noviembre'));
    expect(named('20 de noviembre').getAttribute('aria-selected')).toBe('true');
  });
});

describe('bad input', () => {
  it('an unknown shortcut is left out', () => {
    // The name comes from unchecked JSON.
    const shortcuts = JSON.parse('["today", "decade"]');
    render(<RangeCalendar today={TODAY} shortcuts={shortcuts} />);
    expect(
      within(screen.getByRole('group', { name: 'Accesos directos' })).getAllByRole('button'),
    ).toHaveLength(1);
  });

  const shown = () => document.querySelectorAll('[data-selected]').length;

  it.each([
    ['an invalid date', new Date(Number.NaN)],
    ['year 0', '0000-01-01'],
    ['year 275 760', new Date(8.64e15)],
    ['a text that is no date', 'pasado mañana'],
    ['an impossible day', '2026-02-31'],
  ])('%s warns, and nothing is selected', (_, bad) => {
    const { rerender } = render(<Calendar today={TODAY} value="2026-11-12" />);
    rerender(<Calendar today={TODAY} value={bad} />);
    expect(shown()).toBe(0);
    expectConsole('warn', /<Calendar> value: ".+" is no date; give a Date/);
  });

  it.each([
    ['to', { from: '2026-11-12' }],
    ['from', { to: '2026-11-12' }],
    ['from', { start: '2026-11-12', end: '2026-11-13' }],
  ])('a range without the field %s warns of it, and nothing is selected', (field, bad) => {
    const old = { from: '2026-11-01', to: '2026-11-02' };
    const { rerender } = render(<RangeCalendar today={TODAY} value={old} />);
    // @ts-expect-error the types refuse it
    rerender(<RangeCalendar today={TODAY} value={bad} />);
    expect(shown()).toBe(0);
    // The second range without `from` is the same mistake, which warns once.
    if (!('start' in bad)) {
      expectConsole('warn', `<RangeCalendar> value: it has no field "${field}"`);
    }
  });

  it('a range whose end is no date warns', () => {
    render(<RangeCalendar today={TODAY} value={{ from: '2026-11-12', to: 'nunca' }} />);
    expect(shown()).toBe(0);
    expectConsole('warn', '<RangeCalendar> value: its field "to" ("nunca") is no date');
  });

  it('puts a range that runs backwards in order (DAT-3)', () => {
    const onReject = vi.fn();
    render(
      <form aria-label="Formulario">
        <RangeCalendar
          name="rango"
          today={TODAY}
          value={{ from: '2026-11-12', to: '2026-11-10' }}
          onReject={onReject}
        />
      </form>,
    );
    expect(shown()).toBe(3);
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).getAll('rango')).toEqual(['2026-11-10', '2026-11-12']);
    expect(onReject).not.toHaveBeenCalled();
  });

  it('takes an object of nulls for no range, without a warning', () => {
    render(<RangeCalendar today={TODAY} value={{ from: null, to: null }} />);
    expect(shown()).toBe(0);
  });

  it('minDate after maxDate warns, and nothing can be picked', async () => {
    const onChange = vi.fn();
    render(
      <Calendar today={TODAY} minDate="2026-11-25" maxDate="2026-11-05" onChange={onChange} />,
    );
    fireEvent.click(named('20 de noviembre'));
    expect(onChange).not.toHaveBeenCalled();
    expectConsole('warn', '<Calendar> minDate: it lies after maxDate');
  });

  it('minDays above maxDays warns, and no range can be picked', async () => {
    const onChange = vi.fn();
    render(<RangeCalendar today={TODAY} minDays={5} maxDays={2} onChange={onChange} />);
    for (const text of ['10', '12', '18', '10']) {
      fireEvent.click(named(`${text} de noviembre`));
    }
    expect(onChange).not.toHaveBeenCalled();
    expectConsole('warn', '<RangeCalendar> minDays: 5 is more than maxDays (2)');
  });

  it('every day locked: the calendar opens on today and picks nothing', async () => {
    const onChange = vi.fn();
    render(<Calendar today={TODAY} isDateDisabled={() => true} onChange={onChange} />);
    await userEvent.tab();
    const today = named('20 de noviembre');
    act(() => today.focus());
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('an unknown time zone warns and the local one is used', () => {
    render(<Calendar today={TODAY} timeZone="Marte/Olimpo" defaultValue="2026-11-12" />);
    expect(named('12 de noviembre').getAttribute('aria-selected')).toBe('true');
    expectConsole('warn', '<Calendar> timeZone: "Marte/Olimpo" is no time zone');
  });

  it('an unreadable limit or lock warns and does nothing', () => {
    render(<Calendar today={TODAY} minDate="ayer" lockDays={['?']} />);
    expect(document.querySelectorAll('[data-disabled], [data-marked]')).toHaveLength(0);
    expectConsole('warn', '<Calendar> lockDays: "?" can', '<Calendar> minDate: "ayer" can');
  });
});

describe('time zones (DAT-14)', () => {
  it('takes today and the value from the zone', () => {
    render(
      <Calendar
        timeZone="America/Bogota"
        today={new Date('2026-11-21T03:00:00Z')}
        value={new Date('2026-11-13T02:00:00Z')}
      />,
    );
    expect(day('viernes, 20 de noviembre de 2026, hoy')).toBeTruthy();
    expect(named('12 de noviembre').getAttribute('aria-selected')).toBe('true');
  });

  it('gives the instant at which the day begins there', async () => {
    const onChange = vi.fn();
    render(<Calendar timeZone="America/Bogota" today={TODAY} onChange={onChange} />);
    await userEvent.click(named('12 de noviembre'));
    expect(onChange.mock.lastCall?.[0].toISOString()).toBe('2026-11-12T05:00:00.000Z');
  });
});

describe('a page from a server (CMP-7)', () => {
  it('shows today once it is hydrated, without a warning', async () => {
    const { renderToString } = await import('react-dom/server');
    const { hydrateRoot } = await import('react-dom/client');
    const place = document.createElement('div');
    const complaints: unknown[] = [];
    const page = <Calendar aria-label="Fecha" />;
    place.innerHTML = renderToString(page);
    document.body.append(place);
    const root = await act(async () =>
      hydrateRoot(place, page, { onRecoverableError: (error) => complaints.push(error) }),
    );
    expect(complaints).toEqual([]);
    expect(place.querySelectorAll('[aria-current="date"]')).toHaveLength(1);
    expect(place.querySelector('.gd-inline-calendar__waiting')).toBeNull();
    act(() => root.unmount());
    place.remove();
  });
});

describe('a calendar that can no longer be used (DAT-8)', () => {
  it('shows its value in place of a half-made range, and goes on with that one later', async () => {
    const calendar = {
      'aria-label': 'Estadía',
      name: 'estadia',
      today: TODAY,
      valueAs: 'iso',
    } as const;
    const defaultValue = { from: '2026-11-03', to: '2026-11-04' };
    const inForm = (props: { readOnly?: boolean; disabled?: boolean }) => (
      <form aria-label="Formulario">
        <RangeCalendar {...calendar} {...props} defaultValue={defaultValue} />
      </form>
    );
    const sent = () => new FormData(screen.getByRole('form')).getAll('estadia');
    const picked = () =>
      screen.getAllByRole('gridcell', { selected: true }).map((cell) => cell.textContent);
    const { rerender } = render(inForm({}));
    await userEvent.click(named('16 de noviembre'));
    expect(picked()).toEqual(['16']);
    for (const state of [{ readOnly: true }, { disabled: true }]) {
      rerender(inForm(state));
      expect(picked()).toEqual(['3', '4']);
    }
    rerender(inForm({ readOnly: true }));
    expect(sent()).toEqual(['2026-11-03', '2026-11-04']);
    rerender(inForm({}));
    expect(picked()).toEqual(['16']);
    await userEvent.click(named('18 de noviembre'));
    expect(sent()).toEqual(['2026-11-16', '2026-11-18']);
  });
});
