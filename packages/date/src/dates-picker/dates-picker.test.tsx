import { describeWidget, expectConsole } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DatesPicker } from './dates-picker';

const view = {
  'aria-label': 'Fechas',
  name: 'turnos',
  today: '2026-11-20',
  openOnFocus: false,
} as const;
const widget = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Widget' });
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Fechas' });
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('turnos');
const inForm = (node: ReactNode) => <form aria-label="Formulario">{node}</form>;
const day = (number: number) =>
  screen.getByRole('gridcell', { name: new RegExp(`\\b${number} de noviembre de 2026`) });
const open = () => userEvent.click(field());

function Kept() {
  const [dates, setDates] = useState<Date[]>([]);
  return <DatesPicker {...view} value={dates} onChange={setDates} />;
}

describeWidget<readonly string[]>(
  '<DatesPicker>',
  {
    render: ({ value, defaultValue, onChange, ...props }) => (
      <DatesPicker
        {...props}
        valueAs="iso"
        today={view.today}
        value={value}
        defaultValue={defaultValue}
        onChange={onChange}
      />
    ),
    control: widget,
    value: ['2026-11-12'],
    otherValue: ['2026-11-13', '2026-11-16'],
    empty: [],
    keepsDraft: true,
    formValue: (value) => [...value],
    change: async (person) => {
      await person.clear(widget());
      await person.keyboard('16/11/2026, 13/11/2026{Enter}');
    },
    open: async (person) => {
      await person.click(screen.getByRole('button', { name: /^Elegir fechas/ }));
      await screen.findByRole('dialog');
    },
  },
  { share: 4, of: 4 },
);

describe('several dates (DAS-1)', () => {
  it('are picked and dropped one by one while the calendar stays open', async () => {
    const onChange = vi.fn();
    render(inForm(<DatesPicker {...view} valueAs="iso" onChange={onChange} />));
    await open();
    await userEvent.click(day(24));
    await userEvent.click(day(3));
    await userEvent.click(day(10));
    expect(sent()).toEqual(['2026-11-03', '2026-11-10', '2026-11-24']);
    expect(field().value).toBe('03/11/2026, 10/11/2026, 24/11/2026');
    expect(screen.getByText('3 fechas elegidas')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(
      '10 de noviembre de 2026, agregada. 3 fechas elegidas',
    );
    await userEvent.click(day(10));
    expect(onChange.mock.calls.at(-1)).toEqual([
      ['2026-11-03', '2026-11-24'],
      { reason: 'select', iso: ['2026-11-03', '2026-11-24'] },
    ]);
    const selected = screen.getAllByRole('gridcell', { selected: true });
    expect(selected.map((cell) => cell.textContent)).toEqual(['3', '24']);
    expect(screen.getByRole('grid').getAttribute('aria-multiselectable')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it('are dates, in order and without repetition, whatever order they are given in', async () => {
    const onChange = vi.fn();
    render(
      inForm(
        <DatesPicker
          {...view}
          timeZone="UTC"
          defaultValue={['2026-11-24', new Date('2026-11-03T23:00:00Z'), '2026-11-24']}
          onChange={onChange}
        />,
      ),
    );
    expect(sent()).toEqual(['2026-11-03', '2026-11-24']);
    await open();
    await userEvent.click(day(10));
    expect(onChange.mock.calls[0]?.[0]).toEqual([
      new Date('2026-11-03'),
      new Date('2026-11-10'),
      new Date('2026-11-24'),
    ]);
  });

  it('fit a state setter', async () => {
    render(inForm(<Kept />));
    await open();
    await userEvent.click(day(10));
    expect(sent()).toEqual(['2026-11-10']);
  });

  it('show what can not be read as it is, do not send it, and lose none of it to a picked day', async () => {
    const onChange = vi.fn();
    render(
      inForm(<DatesPicker {...view} defaultValue={['2026-11-24', 'pronto']} onChange={onChange} />),
    );
    expect(field().value).toBe('2026-11-24, pronto');
    expect(field().validity.valid).toBe(false);
    expect(sent()).toEqual([]);
    await open();
    await userEvent.click(day(10));
    expect([field().value, onChange.mock.calls]).toEqual(['2026-11-24, pronto', []]);
    expect(screen.getByRole('alert').textContent).toMatch(/No entendemos esas fechas/);
    expectConsole('warn', 'value: "2026-11-24, pronto" holds what is no date');
  });

  it('go back with a reset of the form, and away with the clear button', async () => {
    const onChange = vi.fn();
    render(
      inForm(
        <DatesPicker {...view} valueAs="iso" defaultValue={['2026-11-24']} onChange={onChange} />,
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Quitar las fechas' }));
    expect(onChange).toHaveBeenLastCalledWith([], { reason: 'clear', iso: [] });
    screen.getByRole<HTMLFormElement>('form').reset();
    await vi.waitFor(() => expect(sent()).toEqual(['2026-11-24']));
  });
});

describe('what is typed (DAS-2)', () => {
  it('joins what is picked after it, before it is settled', async () => {
    render(inForm(<DatesPicker {...view} />));
    await open();
    await userEvent.type(field(), '3/11/26, 5/11/26');
    expect(day(5).getAttribute('aria-selected')).toBe('true');
    await userEvent.click(day(10));
    expect(sent()).toEqual(['2026-11-03', '2026-11-05', '2026-11-10']);
  });

  it('is never dropped for a picked day where it can not be read', async () => {
    render(inForm(<DatesPicker {...view} defaultValue={['2026-11-24']} />));
    await open();
    await userEvent.type(field(), ', 31/02/2026');
    await userEvent.click(day(10));
    expect(field().value).toBe('24/11/2026, 31/02/2026');
    expect(screen.getByRole('alert').textContent).toMatch(/No entendemos esas fechas/);
    expect(sent()).toEqual([]);
  });

  it('is taken by "Aceptar"', async () => {
    render(inForm(<DatesPicker {...view} />));
    await open();
    await userEvent.type(field(), '3/11/26, 5/11/26');
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(sent()).toEqual(['2026-11-03', '2026-11-05']);
    expect(field().value).toBe('03/11/2026, 05/11/2026');
  });
});

describe('limits (DAS-3)', () => {
  it('no more than maxItems: picked, typed or stored', async () => {
    const onReject = vi.fn();
    render(
      inForm(
        <DatesPicker
          {...view}
          valueAs="iso"
          maxItems={2}
          defaultValue={['2026-11-03', '2026-11-04', '2026-11-05']}
          onReject={onReject}
        />,
      ),
    );
    const full = 'Puedes elegir máximo 2 fechas';
    expect(field().validationMessage).toBe(full);
    expect(sent()).toEqual(['2026-11-03', '2026-11-04', '2026-11-05']);
    await open();
    await userEvent.click(day(3));
    expect(field().validationMessage).toBe('');
    await userEvent.click(day(10));
    expect(screen.getByText(full, { selector: 'p' })).toBeTruthy();
    expect(sent()).toEqual(['2026-11-04', '2026-11-05']);
    await userEvent.type(field(), ', 6/11/26{Enter}');
    expect(field().validationMessage).toBe(full);
    expect(sent()).toEqual([]);
    expect(onReject.mock.calls.map(([event]) => event.reason)).toContain('tooLong');
  });

  it('each day by itself: a locked day is refused, typed or picked', async () => {
    const onChange = vi.fn();
    render(
      inForm(
        <DatesPicker
          {...view}
          onChange={onChange}
          minDate="2026-11-10"
          isDateDisabled={(date) => date.getDay() === 0 && 'Domingo'}
        />,
      ),
    );
    await open();
    await userEvent.click(day(22));
    await userEvent.click(day(9));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.type(field(), '11/11/26, 22/11/26{Enter}');
    expect(field().validationMessage).toBe('Esa fecha no está disponible: Domingo');
    expect(onChange).not.toHaveBeenCalled();
  });
});
