import { describeWidget, expectConsole } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MonthPicker, QuarterPicker, WeekPicker, YearPicker } from './period-pickers';

const TODAY = '2026-11-20';
const view = {
  'aria-label': 'Periodo',
  name: 'periodo',
  today: TODAY,
  openOnFocus: false,
} as const;
const widget = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Widget' });
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Periodo' });
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Formulario' });
const sent = () => new FormData(form()).getAll('periodo');
const cell = (name: string | RegExp) => screen.getByRole('gridcell', { name });
const inForm = (node: React.ReactNode) => <form aria-label="Formulario">{node}</form>;

describeWidget<string | null>(
  '<MonthPicker>',
  {
    render: ({ value, defaultValue, onChange, ...props }) => (
      <MonthPicker
        {...props}
        valueAs="iso"
        today={TODAY}
        value={value}
        defaultValue={defaultValue}
        onChange={onChange}
      />
    ),
    control: widget,
    value: '2026-11',
    otherValue: '2026-12',
    empty: null,
    keepsDraft: true,
    formValue: (value) => (value === null ? [] : [value]),
    change: async (person) => {
      await person.clear(widget());
      await person.keyboard('12/2026{Enter}');
    },
    open: async (person) => {
      await person.click(screen.getByRole('button', { name: /^Elegir mes/ }));
      await screen.findByRole('dialog');
    },
  },
  { share: 3, of: 4 },
);

describe('the value of a period (PER-1)', () => {
  it('is its first and last day, or the text of ISO 8601', async () => {
    const onDate = vi.fn();
    const onIso = vi.fn();
    const { rerender } = render(<MonthPicker {...view} onChange={onDate} />);
    await userEvent.type(field(), 'febrero de 2028{Enter}');
    expect(onDate).toHaveBeenCalledExactlyOnceWith(
      { from: new Date(2028, 1, 1), to: new Date(2028, 1, 29, 23, 59, 59, 999) },
      { reason: 'type', iso: ['2028-02'] },
    );
    rerender(<MonthPicker key="iso" {...view} valueAs="iso" onChange={onIso} />);
    await userEvent.type(field(), '2/2028{Enter}');
    expect(onIso).toHaveBeenCalledExactlyOnceWith('2028-02', { reason: 'type', iso: ['2028-02'] });
  });

  it.each([
    ['a text', '2026-W47'],
    ['any of its days', '2026-11-18'],
    ['its ends', { from: '2026-11-16', to: '2026-11-22' }],
    ['a Date', new Date(2026, 10, 18)],
  ])('is read from %s', (_, value) => {
    render(inForm(<WeekPicker {...view} value={value} />));
    expect([field().value, sent()]).toEqual(['Semana 47 de 2026', ['2026-W47']]);
  });

  it('of a range has two ends, in order', async () => {
    const onChange = vi.fn();
    render(inForm(<QuarterPicker {...view} range valueAs="iso" onChange={onChange} />));
    await userEvent.type(field(), 'T3 2026 - T1 2026{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      { from: '2026-Q1', to: '2026-Q3' },
      { reason: 'type', iso: ['2026-Q1', '2026-Q3'] },
    );
    expect(sent()).toEqual(['2026-Q1', '2026-Q3']);
  });

  it('is emptied by a button that says what it takes away', async () => {
    render(inForm(<MonthPicker {...view} valueAs="iso" defaultValue="2026-11" />));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el periodo' }));
    expect([field().value, sent()]).toEqual(['', []]);
  });

  it('of several, where one is picked, is shown and sent as it is, and marked', () => {
    render(inForm(<YearPicker {...view} value={{ from: '2024-01-01', to: '2026-12-31' }} />));
    expect([field().value, sent(), form().checkValidity()]).toEqual([
      '2024 – 2026',
      ['2024', '2026'],
      false,
    ]);
  });

  it('that is no period is shown, not sent, and warned of', () => {
    render(inForm(<MonthPicker {...view} valueAs="iso" value="pronto" />));
    expect([field().value, sent(), form().checkValidity()]).toEqual(['pronto', [], false]);
    expectConsole('warn', 'value: "pronto" is no month');
  });

  it('of another shape is shown, not sent, and warned of', () => {
    // @ts-expect-error the types refuse it
    render(inForm(<MonthPicker {...view} value={{ desde: '2026-03', toString: () => 'marzo' }} />));
    expect([field().value, field().checkValidity(), sent()]).toEqual(['marzo', false, []]);
    expectConsole('warn', '<MonthPicker> value: "marzo" is no month');
  });
});

describe('what may be chosen (PER-3)', () => {
  it('is explained in words, typed or picked', async () => {
    const onChange = vi.fn();
    render(
      inForm(
        <MonthPicker
          {...view}
          minDate="2026-03-10"
          maxDate="2026-12-05"
          isPeriodDisabled={(from) => from.getMonth() === 6 && 'vacaciones'}
          onChange={onChange}
        />,
      ),
    );
    await userEvent.type(field(), '2/2026{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Elige desde: marzo de 2026');
    expect([sent(), form().checkValidity()]).toEqual([[], false]);
    const locked = cell(/^julio de 2026, Ese periodo no está disponible: vacaciones$/);
    expect(locked.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(locked);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(cell('marzo de 2026'));
    expect([field().value, sent()]).toEqual(['marzo de 2026', ['2026-03']]);
  });

  it.each([
    [2, 'Puedes elegir máximo 2 seguidos'],
    [1, 'Puedes elegir solo uno'],
  ])('names the most of %i in a row', async (maxItems, message) => {
    render(inForm(<MonthPicker {...view} range maxItems={maxItems} />));
    await userEvent.type(field(), '1/2026 - 5/2026{Enter}');
    expect(screen.getByRole('alert').textContent).toBe(message);
  });

  it('refuses the periods of a list, named by a text or by a day', async () => {
    render(inForm(<MonthPicker {...view} lockPeriods={['2026-02', '2026-03-15', 'x']} />));
    for (const text of ['2/2026', '3/2026']) {
      await userEvent.clear(field());
      await userEvent.type(field(), `${text}{Enter}`);
      expect([sent(), field().matches(':invalid')]).toEqual([[], true]);
    }
    await userEvent.clear(field());
    await userEvent.type(field(), '4/2026{Enter}');
    expect(sent()).toEqual(['2026-04']);
    expectConsole('warn', `lockPeriods: "x" can't be read; it locks nothing.`);
  });

  it('warns of limits that no period lies between (CMP-9)', async () => {
    render(inForm(<MonthPicker {...view} minDate="2026-12-01" maxDate="2026-10-31" />));
    await userEvent.type(field(), '11/2026{Enter}');
    expect([field().value, sent()]).toEqual(['11/2026', []]);
    expectConsole('warn', '<MonthPicker> minDate: it lies after maxDate');
  });
});

describe('picking (PER-4)', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: /^Elegir/ }));

  it('of several takes the first and the last, in any order', async () => {
    const onChange = vi.fn();
    render(<WeekPicker {...view} range valueAs="iso" maxItems={3} onChange={onChange} />);
    await open();
    await userEvent.click(cell(/^Semana 47 de 2026/));
    expect(onChange).not.toHaveBeenCalled();
    expect(cell(/^Semana 45 de 2026/).getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(cell(/^Semana 45 de 2026/));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      { from: '2026-W45', to: '2026-W47' },
      { reason: 'select', iso: ['2026-W45', '2026-W47'] },
    );
  });

  it.each([
    ['a typed start', 'sep 2026', '2026-09'],
    ['a typed start and a dash', 'sep 2026 - ', '2026-09'],
    ['what was typed last, not an earlier pick', 'mar 2026', '2026-03'],
  ])('of several goes on from %s', async (_, text, from) => {
    render(inForm(<MonthPicker {...view} range />));
    await open();
    await userEvent.click(cell('noviembre de 2026'));
    await userEvent.type(field(), text);
    await userEvent.click(cell('julio de 2026'));
    const ends = [from, '2026-07'].sort();
    expect(sent()).toEqual(ends);
  });

  it('takes the current one alone, however far from it a range has begun', async () => {
    const onChange = vi.fn();
    render(<WeekPicker {...view} range valueAs="iso" maxItems={2} onChange={onChange} />);
    await open();
    await userEvent.click(cell(/^Semana 45 de 2026/));
    await userEvent.click(screen.getByRole('button', { name: 'Esta semana' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      { from: '2026-W47', to: '2026-W47' },
      { reason: 'today', iso: ['2026-W47', '2026-W47'] },
    );
  });

  it('can take the current one only where it is allowed', async () => {
    render(<YearPicker {...view} maxDate="2025-12-31" />);
    await open();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Este año' }).disabled).toBe(true);
  });

  it('names a week by its days, and the current one', async () => {
    render(<WeekPicker {...view} />);
    await open();
    const current = cell('Semana 47 de 2026, 16 de noviembre de 2026 – 22 de noviembre de 2026');
    expect(current.getAttribute('aria-current')).toBe('date');
    expect(current.textContent).toBe('Semana 47 · 16 nov – 22 nov');
  });

  it('turns the page, and takes the current one at once', async () => {
    const onChange = vi.fn();
    render(<QuarterPicker {...view} valueAs="iso" onChange={onChange} />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(cell('Trimestre 1 de 2027')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Este trimestre' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-Q4', {
      reason: 'today',
      iso: ['2026-Q4'],
    });
  });

  it('stops turning at the limits', async () => {
    render(<YearPicker {...view} minDate="2026-01-01" maxDate="2027-01-01" />);
    await open();
    for (const name of ['Anterior', 'Siguiente']) {
      const button = screen.getByRole('button', { name });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await userEvent.click(button);
    }
    expect(cell('2026')).toBeTruthy();
  });
});
