// biome-ignore-all lint/style/noExcessiveLinesPerFile: what the picker promises without layout, over one set-up

import { describeWidget, expectConsole } from '@guadua/testing';
import { GuaduaProvider } from '@guadua/utils';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { clock } from '../clock/clock';
import { DateRangePicker } from '../date-range-picker/date-range-picker';
import { holidaysCo } from '../holidays/date-plugins';
import { DatePicker } from './date-picker';

const TODAY = '2026-11-20';
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Widget' });
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Fecha' });
const dialog = () => screen.queryByRole('dialog');
const day = (text: string) =>
  screen.getByRole('gridcell', { name: new RegExp(`\\b${text} de 2026`) });
const retype = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), `${text}{Enter}`);
};

describeWidget<Record<'from' | 'to', string> | null>(
  '<DateRangePicker>',
  {
    render: ({ value, defaultValue, onChange, ...props }) => (
      <DateRangePicker
        valueAs="iso"
        today={TODAY}
        {...props}
        value={value}
        defaultValue={defaultValue}
        onChange={onChange}
      />
    ),
    control: input,
    value: { from: '2026-11-12', to: '2026-11-14' },
    otherValue: { from: '2026-11-16', to: '2026-11-18' },
    empty: null,
    keepsDraft: true,
    formValue: (value) => (value === null ? [] : Object.values(value)),
    change: async (person) => {
      await person.click(screen.getByRole('button', { name: /^Elegir rango/ }));
      await person.click(day('16 de noviembre'));
      await person.click(day('18 de noviembre'));
    },
    open: async (person) => {
      await person.click(screen.getByRole('button', { name: /^Elegir rango/ }));
      await screen.findByRole('dialog');
    },
  },
  { share: 2, of: 4 },
);

describe('opening and closing (DAT-2)', () => {
  it('opens on focus, and the focus stays in the input', async () => {
    render(<DatePicker aria-label="Fecha" today={TODAY} />);
    await userEvent.tab();
    expect(dialog()).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });

  it('does not open again when the focus comes back', async () => {
    render(<DatePicker aria-label="Fecha" today={TODAY} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(day('20 de noviembre'));
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(field());
    await userEvent.click(field());
    expect(dialog()).toBeTruthy();
  });

  it('does not open again when the window comes back', async () => {
    render(<DatePicker aria-label="Fecha" today={TODAY} />);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    fireEvent.blur(field());
    fireEvent.focus(field());
    expect(dialog()).toBeNull();
  });

  it('with openOnFocus={false} opens on click, ArrowDown and the button', async () => {
    render(<DatePicker aria-label="Fecha" today={TODAY} openOnFocus={false} />);
    await userEvent.tab();
    expect(dialog()).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(day('20 de noviembre'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(field());
    expect(dialog()).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    const button = screen.getByRole('button', { name: 'Elegir fecha' });
    await userEvent.click(button);
    expect(document.activeElement).toBe(day('20 de noviembre'));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(button);
  });

  it('closes on a press outside and leaves the focus there', async () => {
    render(
      <>
        <DatePicker aria-label="Fecha" today={TODAY} />
        <button type="button">Otro</button>
      </>,
    );
    await userEvent.click(field());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    await userEvent.click(screen.getByRole('button', { name: 'Otro' }));
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Otro' }));
  });

  it('closes as a day is picked, and the focus goes back', async () => {
    const onChange = vi.fn();
    const onOpenChange = vi.fn();
    render(
      <DatePicker
        aria-label="Fecha"
        today={TODAY}
        onChange={onChange}
        onOpenChange={onOpenChange}
      />,
    );
    await userEvent.click(field());
    await userEvent.click(day('12 de noviembre'));
    expect(dialog()).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith(new Date(2026, 10, 12), {
      reason: 'select',
      iso: ['2026-11-12'],
    });
    expect(field().value).toBe('12/11/2026');
    expect(document.activeElement).toBe(field());
    expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([true, false]);
  });

  it('stays as its caller says (open)', async () => {
    const onOpenChange = vi.fn();
    render(<DatePicker aria-label="Fecha" today={TODAY} open onOpenChange={onOpenChange} />);
    await userEvent.click(day('12 de noviembre'));
    expect(dialog()).toBeTruthy();
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'select' });
  });

  it('goes into the open <dialog> it stands in (CMP-11)', async () => {
    const { container } = render(
      <dialog open>
        <DatePicker aria-label="Fecha" today={TODAY} />
      </dialog>,
    );
    await userEvent.click(field());
    expect(container.querySelector('dialog')?.contains(screen.getByRole('grid'))).toBe(true);
  });

  it('drops the start of an unfinished range before it closes', async () => {
    render(<DateRangePicker aria-label="Fecha" today={TODAY} />);
    await userEvent.click(field());
    await userEvent.click(day('12 de noviembre'));
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeTruthy();
    expect(document.querySelectorAll('[data-selected]')).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
  });
});

describe('"Aceptar" and "Cancelar" (DAT-3, DAT-10)', () => {
  it('wait for both days of a range with time', async () => {
    const onChange = vi.fn();
    render(
      <DateRangePicker
        aria-label="Fecha"
        today={TODAY}
        time={clock()}
        valueAs="iso"
        onChange={onChange}
      />,
    );
    await userEvent.click(field());
    const apply = screen.getByRole('button', { name: 'Aceptar' });
    await userEvent.click(day('10 de noviembre'));
    expect(apply.matches(':disabled')).toBe(true);
    await userEvent.click(day('12 de noviembre'));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(apply);
    expect(onChange).toHaveBeenLastCalledWith(
      { from: '2026-11-10T00:00', to: '2026-11-12T23:59' },
      { reason: 'apply', iso: ['2026-11-10T00:00', '2026-11-12T23:59'] },
    );
    expect(field().value).toBe('10/11/2026, 12:00 AM – 12/11/2026, 11:59 PM');
  });

  it('"Cancelar" drops what was picked', async () => {
    const onChange = vi.fn();
    render(<DatePicker aria-label="Fecha" today={TODAY} autoApply={false} onChange={onChange} />);
    await userEvent.click(field());
    await userEvent.click(day('10 de noviembre'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(dialog()).toBeNull();
    await userEvent.click(field());
    expect(document.querySelectorAll('[data-selected]')).toHaveLength(0);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('"Hoy" picks today', async () => {
    const onChange = vi.fn();
    render(
      <DatePicker
        aria-label="Fecha"
        today={TODAY}
        valueAs="iso"
        defaultValue="2026-11-12"
        onChange={onChange}
      />,
    );
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('button', { name: 'Hoy' }));
    expect(onChange).toHaveBeenLastCalledWith(TODAY, { reason: 'today', iso: [TODAY] });
  });

  it('"Quitar la fecha" empties the value without opening', async () => {
    const onChange = vi.fn();
    render(
      <DatePicker aria-label="Fecha" today={TODAY} defaultValue="2026-11-12" onChange={onChange} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la fecha' }));
    expect(onChange).toHaveBeenLastCalledWith(null, { reason: 'clear', iso: [] });
    expect(dialog()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Quitar la fecha' })).toBeNull();
  });
});

describe('typed entry (DAT-8)', () => {
  it.each([
    ['5/3/26', '05/03/2026'],
    ['05-03-2026', '05/03/2026'],
    ['5 mar 2026', '05/03/2026'],
    ['hoy', '20/11/2026'],
    ['mañana', '21/11/2026'],
    ['ayer', '19/11/2026'],
  ])('%s becomes %s', async (typed, shown) => {
    const onChange = vi.fn();
    render(<DatePicker aria-label="Fecha" today={TODAY} onChange={onChange} />);
    await retype(typed);
    expect(field().value).toBe(shown);
    expect(onChange).toHaveBeenLastCalledWith(expect.any(Date), {
      reason: 'type',
      iso: [shown.split('/').reverse().join('-')],
    });
  });

  it('shows the month that is being typed', async () => {
    render(<DatePicker aria-label="Fecha" today={TODAY} />);
    await userEvent.type(field(), '5/3/1985');
    expect(screen.getByRole('grid', { name: 'marzo de 1985' })).toBeTruthy();
  });

  it.each([
    ['31/02/2026', 'No entendemos esa fecha. Escríbela así: 20/11/2026'],
    ['99/99/9999', 'No entendemos esa fecha. Escríbela así: 20/11/2026'],
    ['letras', 'No entendemos esa fecha. Escríbela así: 20/11/2026'],
    ['20/11/2027', 'Elige una fecha hasta el 31 de diciembre de 2026'],
    ['24/12/2026', 'Esa fecha no está disponible'],
  ])(
    '%s is refused with a reason, kept to be mended, and keeps the form from being sent',
    async (typed, text) => {
      const onChange = vi.fn();
      const onReject = vi.fn();
      render(
        <form data-testid="form">
          <DatePicker
            aria-label="Fecha"
            name="fecha"
            today={TODAY}
            defaultValue="2026-11-12"
            maxDate="2026-12-31"
            lockDays={['2026-12-24']}
            onChange={onChange}
            onReject={onReject}
          />
        </form>,
      );
      await retype(typed);
      expect(screen.getByRole('alert').textContent).toBe(text);
      expect(field().value).toBe(typed);
      expect(field().getAttribute('aria-invalid')).toBe('true');
      expect(onChange).not.toHaveBeenCalled();
      expect(onReject).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ type: 'error:date', message: text }),
      );
      // The old value isn't what the field shows: the form can't be sent, and would send nothing.
      const form = screen.getByTestId<HTMLFormElement>('form');
      expect(field().validationMessage).toBe(text);
      expect(form.checkValidity()).toBe(false);
      expect(new FormData(form).get('fecha')).toBeNull();
      await userEvent.keyboard('{Escape}');
      expect(field().value).toBe('12/11/2026');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(form.checkValidity()).toBe(true);
      expect(new FormData(form).get('fecha')).toBe('2026-11-12');
    },
  );

  it('takes the text as the focus leaves', async () => {
    const onChange = vi.fn();
    render(<DatePicker aria-label="Fecha" today={TODAY} valueAs="iso" onChange={onChange} />);
    await userEvent.type(field(), '5/3/26');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith('2026-03-05', expect.anything());
  });

  it('empties the value with an empty text', async () => {
    const onChange = vi.fn();
    render(
      <DatePicker aria-label="Fecha" today={TODAY} defaultValue="2026-11-12" onChange={onChange} />,
    );
    await userEvent.clear(field());
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(null, { reason: 'clear', iso: [] });
  });

  it('reads a time, and keeps the old one where none is typed', async () => {
    render(
      <DatePicker
        aria-label="Fecha"
        today={TODAY}
        time={clock()}
        valueAs="iso"
        defaultValue="2026-11-12T15:30"
      />,
    );
    expect(field().value).toBe('12/11/2026, 03:30 PM');
    await retype('13/11/2026');
    expect(field().value).toBe('13/11/2026, 03:30 PM');
    await retype('14/11/2026 8:05 am');
    expect(field().value).toBe('14/11/2026, 08:05 AM');
  });

  it('reads and shows twenty-four hours where asked, or where it is the custom (DAT-7)', async () => {
    const props = { 'aria-label': 'Fecha', today: TODAY, valueAs: 'iso' } as const;
    const { rerender } = render(
      <DatePicker {...props} time={clock({ hourCycle: 24 })} defaultValue="2026-11-12T15:30" />,
    );
    expect(field().value).toBe('12/11/2026, 15:30');
    await retype('13/11/2026, 00:05');
    expect(field().value).toBe('13/11/2026, 00:05');
    await userEvent.click(field());
    const parts = () =>
      screen
        .getAllByRole('spinbutton')
        .map((part) => part.ariaValueText ?? part.getAttribute('aria-valuetext'));
    expect(parts()).toEqual(['00', '05']);
    act(() => screen.getByRole('spinbutton', { name: 'Hora, hora' }).focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(parts()).toEqual(['23', '05']);
    await userEvent.keyboard('7');
    expect(parts()).toEqual(['07', '05']);
    rerender(
      <GuaduaProvider locale="pt-BR">
        <DatePicker {...props} time={clock()} value="2026-11-12T15:30" />
      </GuaduaProvider>,
    );
    expect(field().value).toBe('12/11/2026, 15:30');
  });

  it('reads a range, and refuses a range that is too long', async () => {
    const onReject = vi.fn();
    render(<DateRangePicker aria-label="Fecha" today={TODAY} maxDays={10} onReject={onReject} />);
    await retype('5/11/26 - 8/11/26');
    expect(field().value).toBe('05/11/2026 – 08/11/2026');
    await retype('5/11/26 al 28/11/26');
    expect(screen.getByRole('alert').textContent).toBe('El rango puede tener máximo 10 días');
    expect(onReject).toHaveBeenCalledWith(expect.objectContaining({ reason: 'tooLong' }));
    await userEvent.keyboard('{Escape}');
    expect(field().value).toBe('05/11/2026 – 08/11/2026');
  });

  it('follows inputFormat, and the month first in en-US', async () => {
    const { rerender } = render(
      <DatePicker
        aria-label="Fecha"
        today={TODAY}
        defaultValue="2026-03-05"
        inputFormat="d 'de' MMMM 'de' y"
      />,
    );
    expect(field().value).toBe('5 de marzo de 2026');
    rerender(
      <GuaduaProvider locale="en-US">
        <DatePicker aria-label="Fecha" today={TODAY} defaultValue="2026-03-05" />
      </GuaduaProvider>,
    );
    expect(field().value).toBe('03/05/2026');
  });
});

describe('what is seen is what is sent, or the field is invalid (DAT-5, DAT-8, DAT-14)', () => {
  const sent = () =>
    new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Formulario' })).getAll('fecha');
  const inForm = (node: ReactNode) => (
    <form aria-label="Formulario">
      {node}
      <button type="button">Otro</button>
    </form>
  );
  const picker = { 'aria-label': 'Fecha', name: 'fecha', today: TODAY } as const;

  it('sends what is being typed as soon as it means a day', async () => {
    render(inForm(<DatePicker {...picker} defaultValue="2026-11-12" />));
    await userEvent.clear(field());
    expect(sent()).toEqual([]);
    await userEvent.type(field(), '5/3/2');
    expect([sent(), field().checkValidity()]).toEqual([[], false]);
    // While it is being typed, no error is shown.
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(field(), '6');
    expect([sent(), field().checkValidity()]).toEqual([['2026-03-05'], true]);
  });

  it('takes a typed date when the focus leaves by way of the calendar', async () => {
    const onChange = vi.fn();
    render(inForm(<DatePicker {...picker} valueAs="iso" onChange={onChange} />));
    await userEvent.type(field(), '5/3/26');
    await userEvent.keyboard('{ArrowDown}');
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    await userEvent.click(screen.getByRole('button', { name: 'Otro' }));
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-03-05', expect.anything());
    expect([field().value, sent()]).toEqual(['05/03/2026', ['2026-03-05']]);
  });

  it('drops what was typed for the day that is picked, the same as before too', async () => {
    render(inForm(<DatePicker {...picker} defaultValue="2026-11-12" />));
    await retype('31/02/2026');
    await userEvent.click(day('12 de noviembre'));
    expect([field().value, sent()]).toEqual(['12/11/2026', ['2026-11-12']]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows, sends and marks a stored date outside of the limits', async () => {
    const onReject = vi.fn();
    const props = { ...picker, value: '2026-01-10', onReject };
    const { rerender } = render(inForm(<DatePicker {...props} minDate="2026-03-01" />));
    expect([field().value, sent()]).toEqual(['10/01/2026', ['2026-01-10']]);
    expect(screen.getByRole('alert').textContent).toBe(
      'Elige una fecha desde el 1 de marzo de 2026',
    );
    expect([field().checkValidity(), field().getAttribute('aria-invalid')]).toEqual([
      false,
      'true',
    ]);
    expect(onReject).toHaveBeenCalledExactlyOnceWith({
      type: 'error:date',
      reason: 'beforeMin',
      value: new Date(2026, 0, 10),
      message: 'Elige una fecha desde el 1 de marzo de 2026',
    });
    rerender(inForm(<DatePicker {...props} minDate="2026-01-01" />));
    expect([field().checkValidity(), screen.queryByRole('alert')]).toEqual([true, null]);
  });

  it('takes a refused text as soon as the limits allow it', async () => {
    const onChange = vi.fn();
    const props = { ...picker, valueAs: 'iso', onChange } as const;
    const { rerender } = render(inForm(<DatePicker {...props} maxDate="2026-12-31" />));
    await retype('5/3/2027');
    expect(onChange).not.toHaveBeenCalled();
    rerender(inForm(<DatePicker {...props} maxDate="2027-12-31" />));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2027-03-05', expect.anything());
    expect([field().value, sent()]).toEqual(['05/03/2027', ['2027-03-05']]);
  });

  it('tells of each text that is not taken, once', async () => {
    const onReject = vi.fn();
    render(<DatePicker {...picker} maxDate="2026-12-31" onReject={onReject} />);
    await retype('15/13/1990');
    await retype('15/3/2027');
    await retype('15/3/1990');
    const reasons = onReject.mock.calls.map(([{ reason, value }]) => [reason, value]);
    expect(reasons).toEqual([
      ['unreadable', '15/13/1990'],
      ['afterMax', new Date(2027, 2, 15)],
    ]);
  });

  it('shows a text from outside that is no date, and does not send it', () => {
    render(inForm(<DatePicker {...picker} value="05/03/2026" />));
    expect([field().value, sent(), field().checkValidity()]).toEqual(['05/03/2026', [], false]);
    expectConsole('warn', '<DatePicker> value: "05/03/2026" is no date');
  });

  it('reads the same instant anew in another zone, and moves none (DAT-14)', async () => {
    const onChange = vi.fn();
    const props = {
      ...picker,
      time: clock(),
      value: new Date('2026-03-05T15:00Z'),
      onChange,
      autoApply: false,
    };
    const { rerender } = render(inForm(<DatePicker {...props} timeZone="America/Bogota" />));
    expect(field().value).toBe('05/03/2026, 10:00 AM');
    await userEvent.click(field());
    rerender(inForm(<DatePicker {...props} timeZone="Asia/Tokyo" />));
    expect(field().value).toBe('06/03/2026, 12:00 AM');
    expect(sent()).toEqual(['2026-03-06T00:00']);
    act(() => screen.getByRole('spinbutton', { name: 'Hora, minutos' }).focus());
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(onChange).toHaveBeenLastCalledWith(new Date('2026-03-05T15:01Z'), expect.anything());
  });

  it('takes a maximum without a time for the whole of that day', async () => {
    const onChange = vi.fn();
    const props = { ...picker, time: clock(), valueAs: 'iso', onChange } as const;
    render(<DatePicker {...props} maxDate="2026-03-05" />);
    await retype('5/3/26 10:00 am');
    expect(onChange).toHaveBeenLastCalledWith('2026-03-05T10:00', expect.anything());
  });

  it('reads DD/MM/YYYY as inputFormat', () => {
    render(<DatePicker {...picker} value="2026-03-05" inputFormat="DD/MM/YYYY" />);
    expect(field().value).toBe('05/03/2026');
  });

  it('puts a typed range in order', async () => {
    render(inForm(<DateRangePicker {...picker} />));
    await retype('10/3/26-5/3/26');
    expect([field().value, sent()]).toEqual([
      '05/03/2026 – 10/03/2026',
      ['2026-03-05', '2026-03-10'],
    ]);
  });

  it('says in a sentence which end of a range is locked', async () => {
    render(<DateRangePicker {...picker} plugins={[holidaysCo({ lock: true })]} />);
    await retype('1/6/26 al 8/6/26');
    expect(screen.getByRole('alert').textContent).toBe(
      'El 8 de junio de 2026 no está disponible: Corpus Christi',
    );
  });

  it('keeps the meaning of a text that was typed before the locale changed', async () => {
    const inLocale = (locale: string) => (
      <GuaduaProvider locale={locale}>{inForm(<DatePicker {...picker} />)}</GuaduaProvider>
    );
    const { rerender } = render(inLocale('es-CO'));
    await userEvent.type(field(), '5/3/26');
    rerender(inLocale('en-US'));
    await userEvent.tab();
    expect([field().value, sent()]).toEqual(['03/05/2026', ['2026-03-05']]);
  });
});

describe('shortcuts (DAT-9)', () => {
  const open = async () => {
    await userEvent.click(field());
    return within(screen.getByRole('group', { name: 'Accesos directos' }));
  };

  it('shows the usual four, and applies one', async () => {
    const onChange = vi.fn();
    render(<DateRangePicker aria-label="Fecha" today={TODAY} valueAs="iso" onChange={onChange} />);
    const list = await open();
    expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Hoy',
      'Mes actual',
      'Trimestre actual',
      'Año actual',
    ]);
    await userEvent.click(list.getByRole('button', { name: 'Trimestre actual' }));
    expect(onChange).toHaveBeenLastCalledWith(
      { from: '2026-10-01', to: '2026-12-31' },
      { reason: 'shortcut', iso: ['2026-10-01', '2026-12-31'] },
    );
    expect(dialog()).toBeNull();
  });

  it('can be chosen, renamed, added to, and left out', async () => {
    const blackFriday = {
      label: 'Black Friday',
      range: (today: Date) => ({
        from: new Date(today.getFullYear(), 10, 27),
        to: new Date(today.getFullYear(), 10, 30),
      }),
    };
    const { rerender } = render(
      <DateRangePicker
        aria-label="Fecha"
        today={TODAY}
        shortcuts={['actualFortnight', { id: 'actualMonth', label: 'Este mes' }, blackFriday]}
      />,
    );
    const list = await open();
    expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Quincena actual',
      'Este mes',
      'Black Friday',
    ]);
    await userEvent.click(list.getByRole('button', { name: 'Black Friday' }));
    expect(field().value).toBe('27/11/2026 – 30/11/2026');
    rerender(<DateRangePicker aria-label="Fecha" today={TODAY} shortcuts={false} />);
    await userEvent.click(field());
    expect(screen.queryByRole('group', { name: 'Accesos directos' })).toBeNull();
  });

  it('disables those outside the limits', async () => {
    render(<DateRangePicker aria-label="Fecha" today={TODAY} maxDate="2026-11-30" maxDays={31} />);
    const list = await open();
    const disabled = list.getAllByRole('button').map((button) => button.matches(':disabled'));
    expect(disabled).toEqual([false, false, true, true]);
  });

  it('moves among them with the arrows', async () => {
    render(<DateRangePicker aria-label="Fecha" today={TODAY} />);
    const list = await open();
    act(() => list.getByRole('button', { name: 'Hoy' }).focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Mes actual');
    await userEvent.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Año actual');
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Año actual');
  });
});

describe('forms (CMP-3)', () => {
  it('submits ISO texts whatever the value is', async () => {
    render(
      <form data-testid="form">
        <DatePicker aria-label="Uno" name="uno" defaultValue={new Date(2026, 2, 5)} />
        <DatePicker
          aria-label="Dos"
          name="dos"
          time={clock()}
          defaultValue={new Date(2026, 2, 5, 14, 30)}
        />
        <DateRangePicker
          aria-label="Tres"
          name="tres"
          defaultValue={{ from: new Date(2026, 2, 5), to: new Date(2026, 2, 9) }}
        />
      </form>,
    );
    const data = new FormData(screen.getByTestId<HTMLFormElement>('form'));
    expect([...data]).toEqual([
      ['uno', '2026-03-05'],
      ['dos', '2026-03-05T14:30'],
      ['tres', '2026-03-05'],
      ['tres', '2026-03-09'],
    ]);
  });

  it('works by spreading field of react-hook-form', async () => {
    const seen = vi.fn();
    render(<HookForm onValues={seen} />);
    await retype('5/3/26');
    expect(seen).toHaveBeenLastCalledWith({ fecha: new Date(2026, 2, 5) });
    await userEvent.click(screen.getByRole('button', { name: 'Enfocar' }));
    expect(document.activeElement).toBe(field());
  });

  it('keeps a refused text, with its reason, where a library resets the value to what it was (DAT-8)', async () => {
    render(<HookForm onValues={vi.fn()} />);
    await retype('31/2/26');
    await userEvent.click(screen.getByRole('button', { name: 'Vaciar' }));
    expect(field().value).toBe('31/2/26');
    expect(field().validity.customError).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe(field().validationMessage);
  });

  it('drops a refused text when the form itself is reset (DAT-8)', async () => {
    render(
      <form>
        <HookForm onValues={vi.fn()} />
        <button type="reset">Restablecer</button>
      </form>,
    );
    await retype('31/2/26');
    await userEvent.click(screen.getByRole('button', { name: 'Restablecer' }));
    expect(field().value).toBe('');
    expect(field().validity.valid).toBe(true);
  });
});

function HookForm({ onValues }: { onValues: (values: object) => void }) {
  const { control, watch, setFocus, reset } = useForm<{ fecha: Date | null }>({
    defaultValues: { fecha: null },
  });
  const values = watch();
  useEffect(() => onValues(values), [onValues, values]);
  return (
    <>
      <Controller
        control={control}
        name="fecha"
        render={({ field: spread }) => <DatePicker aria-label="Fecha" today={TODAY} {...spread} />}
      />
      <button type="button" onClick={() => setFocus('fecha')}>
        Enfocar
      </button>
      <button type="button" onClick={() => reset()}>
        Vaciar
      </button>
    </>
  );
}
