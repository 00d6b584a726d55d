import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { clock } from '../clock/clock';
import { DateRangePicker } from '../date-range-picker/date-range-picker';
import type { ClockOptions } from '../value/clock.types';
import { DatePicker } from './date-picker';
import type { DatePickerProps } from './date-picker.types';

const TODAY = '2026-11-20';
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Fecha' });
const part = (name: string) => screen.getByRole('spinbutton', { name: `Hora, ${name}` });
const day = (text: string) =>
  screen.getByRole('gridcell', { name: new RegExp(`\\b${text} de 2026`) });
const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Aceptar' });
const retype = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), `${text}{Enter}`);
};
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('cita');

function Form(props: DatePickerProps) {
  return (
    <form aria-label="Formulario" onSubmit={(event: FormEvent) => event.preventDefault()}>
      <DatePicker
        aria-label="Fecha"
        name="cita"
        today={TODAY}
        timeZone="America/Bogota"
        time={clock()}
        openOnFocus={false}
        {...props}
      />
    </form>
  );
}

describe('seconds (DAT-7)', () => {
  it('are shown, sent and given as they are stored', async () => {
    const onChange = vi.fn();
    render(
      <Form
        time={clock({ seconds: true })}
        defaultValue="2026-11-12T15:04:05Z"
        onChange={onChange}
      />,
    );
    expect(field().value).toBe('12/11/2026, 10:04:05 AM');
    expect(sent()).toEqual(['2026-11-12T10:04:05']);
    await userEvent.click(field());
    await userEvent.click(day('13 de noviembre'));
    expect(part('segundos').getAttribute('aria-valuetext')).toBe('05');
    await userEvent.click(part('segundos'));
    await userEvent.keyboard('30');
    await userEvent.click(apply());
    expect(onChange.mock.calls[0]?.[0]).toEqual(new Date('2026-11-13T15:04:30Z'));
    expect(onChange.mock.calls[0]?.[1].iso).toEqual(['2026-11-13T10:04:30']);
    expect(sent()).toEqual(['2026-11-13T10:04:30']);
  });

  it('are typed', async () => {
    const onChange = vi.fn();
    render(<Form time={clock({ seconds: true })} valueAs="iso" onChange={onChange} />);
    await retype('5/3/26 8:15:30 pm');
    expect(field().value).toBe('05/03/2026, 08:15:30 PM');
    expect(onChange.mock.calls[0]?.[0]).toBe('2026-03-05T20:15:30');
  });

  it('are neither shown nor sent where they are not asked for', async () => {
    render(<Form defaultValue="2026-11-12T15:04:05Z" />);
    expect(field().value).toBe('12/11/2026, 10:04 AM');
    expect(sent()).toEqual(['2026-11-12T10:04']);
    await retype('5/3/26 8:15:30 pm');
    expect(sent()).toEqual(['2026-03-05T20:15']);
  });

  it('a whole day as a limit and a range ends with its last second', async () => {
    render(
      <DateRangePicker
        aria-label="Fecha"
        today={TODAY}
        time={clock({ seconds: true })}
        maxDate="2026-11-20"
        openOnFocus={false}
      />,
    );
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('button', { name: 'Hoy' }));
    expect(apply().disabled).toBe(false);
    await userEvent.click(apply());
    expect(field().value).toBe('20/11/2026, 12:00:00 AM – 20/11/2026, 11:59:59 PM');
  });
});

describe('a locked time (DAT-7)', () => {
  const lunch: ClockOptions['isTimeDisabled'] = (time, date) =>
    date.getDay() !== 6 && time >= '12:00' && time < '14:00' && 'almuerzo';

  it('a locked time keeps "Aceptar" off and says why, until it is another', async () => {
    const onChange = vi.fn();
    render(
      <Form
        valueAs="iso"
        time={clock({ defaultTime: '12:00', isTimeDisabled: lunch })}
        onChange={onChange}
      />,
    );
    await userEvent.click(field());
    await userEvent.click(day('20 de noviembre'));
    expect(apply().disabled).toBe(true);
    expect(screen.getByText('La hora 12:00 PM no está disponible: almuerzo')).toBeTruthy();
    await userEvent.click(day('21 de noviembre'));
    expect(apply().disabled).toBe(false);
    await userEvent.click(day('20 de noviembre'));
    await userEvent.click(part('hora'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await userEvent.click(apply());
    expect(onChange.mock.calls[0]?.[0]).toBe('2026-11-20T14:00');
  });

  it('a typed one is refused with its reason, and blocks the form', async () => {
    const onReject = vi.fn();
    render(<Form valueAs="iso" time={clock({ isTimeDisabled: lunch })} onReject={onReject} />);
    await retype('20/11/2026 1 pm');
    expect(field().validationMessage).toBe('La hora 01:00 PM no está disponible: almuerzo');
    expect(sent()).toEqual([]);
    expect(onReject.mock.calls[0]?.[0].reason).toBe('lockedTime');
    await retype('21/11/2026 1 pm');
    expect(field().validationMessage).toBe('');
    expect(sent()).toEqual(['2026-11-21T13:00']);
  });

  it('a stored one is shown, sent and marked', () => {
    render(
      <Form valueAs="iso" time={clock({ lockTimes: ['08:00'] })} defaultValue="2026-11-20T08:00" />,
    );
    expect(sent()).toEqual(['2026-11-20T08:00']);
    expect(field().validationMessage).toBe('La hora 08:00 AM no está disponible');
  });

  it('holds for both ends of a range', async () => {
    const onReject = vi.fn();
    render(
      <DateRangePicker
        aria-label="Fecha"
        today={TODAY}
        time={clock({ lockTimes: [['22:00', '06:00']] })}
        openOnFocus={false}
        onReject={onReject}
      />,
    );
    await retype('20/11/2026 8 am – 21/11/2026 10:30 pm');
    expect(field().validationMessage).toBe('La hora 10:30 PM no está disponible');
    await retype('20/11/2026 8 am – 21/11/2026 9:30 pm');
    expect(field().validationMessage).toBe('');
  });

  it('is the same clock, though it is made anew with the same options', async () => {
    const onChange = vi.fn();
    const form = () => (
      <Form valueAs="iso" time={clock({ lockTimes: ['08:00'] })} onChange={onChange} />
    );
    const { rerender } = render(form());
    await retype('20/11/2026 8 am');
    await userEvent.click(field());
    await userEvent.click(day('21 de noviembre'));
    rerender(form());
    expect(day('21 de noviembre').getAttribute('aria-selected')).toBe('true');
    expect(apply().disabled).toBe(true);
  });
});

describe('a typed date that is not the value yet (DAT-8)', () => {
  const STORED = '2026-11-12T15:04:00Z';
  const typeOver = async (text: string) => {
    const onChange = vi.fn();
    render(<Form valueAs="iso" defaultValue={STORED} onChange={onChange} />);
    await userEvent.click(field());
    await userEvent.clear(field());
    await userEvent.type(field(), text);
    return onChange;
  };

  it('is what "Aceptar" takes', async () => {
    const onChange = await typeOver('16/11/26 8:15 am');
    await userEvent.click(apply());
    expect(onChange.mock.calls.map(([value]) => value)).toEqual(['2026-11-16T08:15']);
    expect(field().value).toBe('16/11/2026, 08:15 AM');
  });

  it('keeps its day while its time is changed', async () => {
    const onChange = await typeOver('16/11/26 8:15 am');
    await userEvent.click(part('minutos'));
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(apply());
    expect(onChange.mock.calls.map(([value]) => value)).toEqual(['2026-11-16T08:16']);
  });

  it.each(['31/02/2026', ''])(
    'is none where the text is "%s", so "Aceptar" waits for a day',
    async (text) => {
      const onChange = await typeOver(text || ' ');
      expect(apply().disabled).toBe(true);
      await userEvent.click(day('13 de noviembre'));
      await userEvent.click(apply());
      expect(onChange.mock.calls.map(([value]) => value)).toEqual(['2026-11-13T10:04']);
    },
  );
});

describe('a day alone as the last one (DAT-5)', () => {
  it('means the whole of it, for a time that is picked in the calendar', async () => {
    const onChange = vi.fn();
    render(<Form valueAs="iso" maxDate="2026-11-20" onChange={onChange} />);
    await userEvent.click(field());
    await userEvent.click(day('20 de noviembre'));
    for (const [name, keys] of [
      ['hora', '11'],
      ['minutos', '59'],
      ['a. m. o p. m.', 'p'],
    ] as const) {
      await userEvent.click(part(name));
      await userEvent.keyboard(keys);
    }
    await userEvent.click(apply());
    expect(onChange.mock.lastCall?.[0]).toBe('2026-11-20T23:59');
    expect(field().checkValidity()).toBe(true);
  });

  it('and for a range that ends on it, by days and by a shortcut', async () => {
    const onChange = vi.fn();
    render(
      <DateRangePicker
        aria-label="Fecha"
        today={TODAY}
        time={clock()}
        valueAs="iso"
        maxDate={TODAY}
        onChange={onChange}
      />,
    );
    await userEvent.click(field());
    await userEvent.click(day('18 de noviembre'));
    await userEvent.click(day('20 de noviembre'));
    await userEvent.click(apply());
    expect(onChange.mock.lastCall?.[0]).toEqual({
      from: '2026-11-18T00:00',
      to: '2026-11-20T23:59',
    });
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('button', { name: 'Hoy' }));
    await userEvent.click(apply());
    expect(onChange.mock.lastCall?.[0]).toEqual({
      from: '2026-11-20T00:00',
      to: '2026-11-20T23:59',
    });
  });

  it('though an instant as the last one counts with its time', async () => {
    render(<Form maxDate={new Date('2026-11-20T15:00Z')} />);
    await retype('20/11/26 10:01 am');
    expect(screen.getByRole('alert').textContent).toContain('10:00 AM');
    await retype('20/11/26 10:00 am');
    expect(sent()).toEqual(['2026-11-20T10:00']);
  });
});
