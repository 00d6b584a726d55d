import { expectConsole } from '@guadua/testing';
import { GuaduaProvider } from '@guadua/utils';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DatePicker, DateRangePicker } from '../index';

const TODAY = '2026-11-20';
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Fecha' });
const form = () => screen.getByRole<HTMLFormElement>('form');
const sent = () => new FormData(form()).getAll('fecha');
const inForm = (props: object) => (
  <StrictMode>
    <form aria-label="Formulario">
      <DatePicker aria-label="Fecha" name="fecha" today={TODAY} openOnFocus={false} {...props} />
    </form>
  </StrictMode>
);

describe('what makes no sense is said once, and nothing is lost (DAT-17)', () => {
  it.each(['31/02/2026', '29/02/2027', '00/11/2026', '12/13/2026', '2026-02-30'])(
    'the typed date %s, which does not exist, stays with its error (DAT-8)',
    async (text) => {
      const onReject = vi.fn();
      const onChange = vi.fn();
      render(inForm({ onReject, onChange, defaultValue: '2026-11-12' }));
      await userEvent.clear(field());
      await userEvent.type(field(), `${text}{Enter}`);
      await userEvent.tab();
      expect(field().value).toBe(text);
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      expect([form().checkValidity(), sent()]).toEqual([false, []]);
      expect(onChange).not.toHaveBeenCalled();
      expect(onReject.mock.calls.map(([{ reason, value }]) => [reason, value])).toEqual([
        ['unreadable', text],
      ]);
    },
  );

  it('limits the wrong way round warn, and the value is shown and sent (DAT-5)', async () => {
    render(inForm({ minDate: '2026-12-01', maxDate: '2026-11-01', defaultValue: '2026-11-12' }));
    expectConsole('warn', '<DatePicker> minDate: it lies after maxDate');
    expect([field().value, sent()]).toEqual(['12/11/2026', ['2026-11-12']]);
    expect(form().checkValidity()).toBe(false);
    await userEvent.click(field());
    expect(
      screen.getAllByRole('gridcell').every((day) => day.getAttribute('aria-disabled') === 'true'),
    ).toBe(true);
  });

  it('a range that is too short for itself warns (DAT-5)', () => {
    render(<DateRangePicker aria-label="Fecha" today={TODAY} minDays={5} maxDays={3} />);
    expectConsole('warn', '<DateRangePicker> minDays: 5 is more than maxDays (3)');
  });

  it('a zone that the browser does not know warns, and the local one is used (DAT-14)', () => {
    render(inForm({ timeZone: 'Marte/Olimpo', defaultValue: new Date(2026, 10, 12) }));
    expectConsole('warn', '<DatePicker> timeZone: "Marte/Olimpo" is no time zone');
    expect([field().value, sent()]).toEqual(['12/11/2026', ['2026-11-12']]);
  });

  it('an invalid Date warns, and another date can be typed in its place (DAT-1)', async () => {
    render(inForm({ defaultValue: new Date(Number.NaN) }));
    expectConsole('warn', '<DatePicker> value: "Invalid Date" is no date');
    expect([field().value, sent()]).toEqual(['', []]);
    await userEvent.type(field(), '12/11/2026{Enter}');
    expect(sent()).toEqual(['2026-11-12']);
  });

  it.each([
    ['before the first day', '2026-10-31', 'beforeMin'],
    ['after the last day', '2026-12-01', 'afterMax'],
    ['on a locked day', '2026-11-10', 'locked'],
  ])('a value %s is shown, sent and reported once (DAT-5.1)', (_, value, reason) => {
    const onReject = vi.fn();
    const limits = {
      minDate: '2026-11-01',
      maxDate: '2026-11-30',
      lockDays: ['2026-11-10'],
      onReject,
    };
    const { rerender } = render(inForm({ ...limits, value }));
    rerender(inForm({ ...limits, lockDays: ['2026-11-10'], value }));
    expect(sent()).toEqual([value]);
    expect([form().checkValidity(), screen.getAllByRole('alert').length]).toEqual([false, 1]);
    expect(onReject.mock.calls.map(([rejection]) => rejection.reason)).toEqual([reason]);
  });

  it.each(['tlh-KX', 'es_CO', 'x'])(
    'a locale without data, %s, still shows and reads dates (DAT-8)',
    async (locale) => {
      const ui = inForm({ defaultValue: '2026-11-12' });
      render(<GuaduaProvider locale={locale}>{ui}</GuaduaProvider>);
      expect(sent()).toEqual(['2026-11-12']);
      await userEvent.clear(field());
      await userEvent.type(field(), '13/11/2026{Enter}');
      expect(sent()).toEqual(['2026-11-13']);
      await userEvent.click(field());
      expect(screen.getAllByRole('columnheader')).toHaveLength(7);
    },
  );
});
