import { expectConsole } from '@guadua/testing';
import { GuaduaProvider } from '@guadua/utils';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { dateLabelsEnUS } from '../labels/en-us';
import { TimeInput } from './time-input';
import type { TimeInputProps } from './time-input.types';

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Hora' });
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Formulario' });
const option = (name: string) => screen.getByRole('option', { name });
const sent = () => new FormData(form()).getAll('hora');

const onChange = vi.fn();

function Form(props: TimeInputProps) {
  return (
    <form aria-label="Formulario">
      <TimeInput aria-label="Hora" name="hora" openOnFocus={false} {...props} onChange={onChange} />
      <button type="button">Otro</button>
    </form>
  );
}

const leave = () => userEvent.click(screen.getByRole('button', { name: 'Otro' }));
const retype = async (text: string) => {
  onChange.mockClear();
  await userEvent.clear(field());
  await userEvent.type(field(), text);
};

describe('a typed time (TIM-1, TIM-2)', () => {
  it('is the value once the focus leaves, in the form of twenty-four hours', async () => {
    render(<Form />);
    await retype('830 pm');
    expect(onChange).not.toHaveBeenCalled();
    await leave();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      '20:30',
      expect.objectContaining({ reason: 'type' }),
    );
    expect([field().value, sent()]).toEqual(['08:30 PM', ['20:30']]);
  });

  it('follows the clock of the locale, or the one that is asked for', () => {
    const inBrazil = (form: ReactNode) => <GuaduaProvider locale="pt-BR">{form}</GuaduaProvider>;
    const { rerender } = render(inBrazil(<Form defaultValue="20:30" />));
    expect([field().value, field().placeholder]).toEqual(['20:30', 'hh:mm']);
    rerender(inBrazil(<Form hourCycle={12} />));
    expect([field().value, field().placeholder]).toEqual(['08:30 PM', 'hh:mm AM']);
  });

  it('has seconds where they are shown, and nowhere else', async () => {
    const { rerender } = render(<Form hourCycle={24} />);
    await retype('8:30:15{Enter}');
    expect([field().value, sent()]).toEqual(['08:30', ['08:30']]);
    rerender(<Form hourCycle={24} seconds />);
    await retype('8:30:15{Enter}');
    expect([field().value, sent()]).toEqual(['08:30:15', ['08:30:15']]);
  });

  it('that is refused stays, with its reason, and is not sent', async () => {
    const onReject = vi.fn();
    const { rerender } = render(
      <Form defaultValue="09:00" min="08:00" max="18:00" onReject={onReject} />,
    );
    await retype('7{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Elige una hora desde las 08:00 AM');
    expect([field().value, sent(), form().checkValidity()]).toEqual(['7', [], false]);
    expect(onReject).toHaveBeenCalledExactlyOnceWith({
      reason: 'beforeMin',
      value: '07:00',
      message: 'Elige una hora desde las 08:00 AM',
    });
    expect(onChange).not.toHaveBeenCalled();
    rerender(<Form defaultValue="09:00" min="06:00" onReject={onReject} />);
    expect([field().value, sent(), form().checkValidity()]).toEqual(['07:00 AM', ['07:00'], true]);
  });

  it.each<[string, TimeInputProps, string, string]>([
    ['cannot be read', {}, 'ocho', 'No entendemos esa hora. Escríbela así: 02:30 PM'],
    ['comes too late', { max: '18:00', hourCycle: 24 }, '19', 'Elige una hora hasta las 18:00'],
    [
      'lies outside of a night',
      { min: '22:00', max: '06:00', hourCycle: 24 },
      '12',
      'Elige una hora entre las 22:00 y las 06:00',
    ],
    ['lies between two steps', { step: 15 }, '8:10', 'Elige una hora de 15 en 15 minutos'],
    [
      'is locked, with the reason',
      { isTimeDisabled: (time) => time === '12:00' && 'almuerzo' },
      '12 pm',
      'Esa hora no está disponible: almuerzo',
    ],
    [
      'lies in a locked range, past midnight',
      { lockTimes: [['23:00', '01:00']] },
      '12:30 am',
      'Esa hora no está disponible',
    ],
  ])('that %s is refused', async (_, props, text, message) => {
    render(<Form {...props} />);
    await retype(`${text}{Enter}`);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(sent()).toEqual([]);
  });

  it('is emptied by a button that says what it takes away', async () => {
    render(<Form defaultValue="09:00" />);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la hora' }));
    expect(onChange).toHaveBeenLastCalledWith(null, expect.objectContaining({ reason: 'clear' }));
  });

  it('is emptied with its text', async () => {
    render(<Form defaultValue="09:00" />);
    await userEvent.clear(field());
    await leave();
    expect(onChange).toHaveBeenLastCalledWith(null, expect.objectContaining({ reason: 'clear' }));
  });
});

describe('a time from outside (TIM-1)', () => {
  it('that is not allowed is shown, sent and marked', () => {
    render(<Form value="19:00" max="18:00" />);
    expect([field().value, sent()]).toEqual(['07:00 PM', ['19:00']]);
    expect([field().getAttribute('aria-invalid'), form().checkValidity()]).toEqual(['true', false]);
  });

  it('counts as it is shown: with seconds that are not, it keeps to a limit and is marked in the list', async () => {
    render(<Form defaultValue="18:00:45" max="18:00" step={30} />);
    expect([field().value, sent(), form().checkValidity()]).toEqual(['06:00 PM', ['18:00'], true]);
    await userEvent.click(field());
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('06:00 PM');
  });

  it('that is no time is shown, not sent, and warned of', () => {
    render(<Form value="mañana" />);
    expect([field().value, sent(), form().checkValidity()]).toEqual(['mañana', [], false]);
    expectConsole('warn', 'value: "mañana" is no time');
  });

  it('is limited by what can be read', () => {
    render(<Form min={'x:0' as '0:0'} step={0} lockTimes={['y:0' as '0:0']} />);
    expectConsole('warn', 'min: "x:0"', 'lockTimes: "y:0"');
    act(() => field().focus());
  });

  it('takes what is missing from an untyped caller as absent, and warns of the rest (CMP-9)', async () => {
    const untyped = { min: null, max: null, step: null, lockTimes: [null, 7] } as object;
    const { rerender } = render(<Form {...untyped} />);
    expectConsole('warn', 'lockTimes: "null"', 'lockTimes: "7"');
    rerender(<Form {...({ min: 7 } as object)} />);
    expectConsole('warn', 'min: "7"');
    await retype('3{Enter}');
    expect(sent()).toEqual(['03:00']);
  });
});

describe('the list (TIM-4)', () => {
  it('offers the times of the step, the locked ones with their reason', async () => {
    render(<Form min="08:00" max="10:00" step={30} lockTimes={['09:00']} defaultValue="08:30" />);
    await userEvent.click(field());
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '08:00 AM',
      '08:30 AM',
      '09:00 AM',
      '09:30 AM',
      '10:00 AM',
    ]);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('08:30 AM');
    expect(option('09:00 AM').getAttribute('aria-disabled')).toBe('true');
    onChange.mockClear();
    await userEvent.click(option('09:00 AM'));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(option('10:00 AM'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      '10:00',
      expect.objectContaining({ reason: 'select' }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each<[string, TimeInputProps, string | undefined]>([
    ['begins with the minute of `min` without seconds', { max: '09:00' }, '08:00 AM'],
    ['begins with the first second from `min`', { max: '09:00', seconds: true }, '08:00:30 AM'],
  ])('%s', async (_, props, first) => {
    render(<Form min={'08:00:30' as '8:0'} {...props} />);
    await userEvent.click(field());
    expect(screen.getAllByRole('option')[0]?.textContent).toBe(first);
    await userEvent.click(screen.getAllByRole('option')[0] as HTMLElement);
    expect([sent().length, form().checkValidity()]).toEqual([1, true]);
  });

  it('stays without allowed times where no minute lies between the limits', async () => {
    render(<Form min={'08:00:20' as '8:0'} max={'08:00:40' as '8:0'} />);
    await retype('9{Enter}');
    expect([sent(), form().checkValidity()]).toEqual([[], false]);
  });

  it('has one time in the tab order: the last that had the focus or was typed', async () => {
    const { rerender } = render(<Form value="09:30" />);
    await userEvent.click(field());
    const tabbable = () =>
      screen.getAllByRole('option').flatMap((one) => (one.tabIndex === 0 ? one.textContent : []));
    act(() => option('09:30 AM').focus());
    await userEvent.keyboard('{ArrowDown}');
    expect([document.activeElement, tabbable()]).toEqual([option('10:00 AM'), ['10:00 AM']]);
    rerender(<Form value="14:00" />);
    expect(tabbable()).toEqual(['10:00 AM']);
    await retype('3 pm');
    expect(tabbable()).toEqual(['03:00 PM']);
  });

  it('takes the place of what was typed', async () => {
    render(<Form defaultValue="08:30" />);
    await retype('ocho{Enter}');
    await userEvent.click(option('08:30 AM'));
    expect([field().value, sent()]).toEqual(['08:30 AM', ['08:30']]);
  });
});

it('speaks the language of its provider (CMP-5)', async () => {
  render(
    <GuaduaProvider locale="en-US" labels={[dateLabelsEnUS]}>
      <Form />
    </GuaduaProvider>,
  );
  await retype('x{Enter}');
  expect(screen.getByRole('alert').textContent).toBe(
    "We can't read that time. Type it like this: 02:30 PM",
  );
});
