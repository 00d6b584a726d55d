import { render, screen } from '@testing-library/react';
import { Activity, type ReactNode, StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  DatePicker,
  DateRangeFields,
  DateRangePicker,
  DatesPicker,
  MonthPicker,
  RangeCalendar,
  TimeInput,
} from '../index';

const form = () => screen.getByRole<HTMLFormElement>('form');
const input = () => screen.getAllByRole<HTMLInputElement>('combobox')[0] as HTMLInputElement;
const sent = () => [...new FormData(form()).values()];
const canBeSent = () => form().checkValidity();

/** Shows a field of a form, and hides it as a tab or a step does. */
function stage(field: ReactNode) {
  const tree = (mode: 'visible' | 'hidden', now: ReactNode) => (
    <StrictMode>
      <form aria-label="Envío">
        <Activity mode={mode}>{now}</Activity>
      </form>
    </StrictMode>
  );
  const { rerender } = render(tree('visible', field));
  return (mode: 'visible' | 'hidden', now = field) => rerender(tree(mode, now));
}

const shared = { 'aria-label': 'Campo', name: 'campo', openOnFocus: false } as const;

const fields: [string, ReactNode][] = [
  ['DatePicker', <DatePicker key="1" {...shared} />],
  ['DateRangePicker', <DateRangePicker key="2" {...shared} />],
  ['DateRangeFields', <DateRangeFields key="3" {...shared} />],
  ['DatesPicker', <DatesPicker key="4" {...shared} />],
  ['MonthPicker', <MonthPicker key="5" {...shared} />],
  ['TimeInput', <TimeInput key="6" {...shared} />],
];

describe('a field that <Activity> hides (CMP-3)', () => {
  it.each(fields)('%s: is valid after a reset of its form', async (_, field) => {
    const show = stage(field);
    await userEvent.type(input(), 'nada');
    await userEvent.tab();
    expect(canBeSent()).toBe(false);
    show('hidden');
    form().reset();
    // What is hidden is rendered once there is nothing else to do.
    await expect.poll(canBeSent).toBe(true);
    show('visible');
    expect([input().value, canBeSent()]).toEqual(['', true]);
  });

  it('is judged by the value that comes meanwhile', async () => {
    const date = (value: string) => (
      <DatePicker
        {...shared}
        valueAs="iso"
        minDate="2026-03-01"
        value={value}
        onChange={() => {}}
      />
    );
    const show = stage(date('2026-02-01'));
    expect(canBeSent()).toBe(false);
    show('hidden', date('2026-03-05'));
    await expect.poll(() => [sent(), canBeSent()]).toEqual([['2026-03-05'], true]);
    show('hidden', date('2026-02-02'));
    await expect.poll(() => [sent(), canBeSent()]).toEqual([['2026-02-02'], false]);
  });
});

describe('a calendar in the page that <Activity> hides (CMP-3)', () => {
  const calendar = (props: { from?: string; readOnly?: boolean }) => {
    const { from = '2026-11-02', readOnly = false } = props;
    return (
      <RangeCalendar
        name="campo"
        today="2026-11-20"
        valueAs="iso"
        value={{ from, to: '2026-11-12' }}
        onChange={() => {}}
        readOnly={readOnly}
      />
    );
  };
  const pickStart = async () => {
    await userEvent.click(screen.getByRole('gridcell', { name: /\b10 de noviembre de 2026/ }));
    expect(canBeSent()).toBe(false);
  };

  it('drops a picked start with a reset of its form', async () => {
    const show = stage(calendar({}));
    await pickStart();
    show('hidden');
    form().reset();
    await expect.poll(canBeSent).toBe(true);
    show('visible');
    expect([sent(), canBeSent()]).toEqual([['2026-11-02', '2026-11-12'], true]);
  });

  it.each([
    ['another value comes', { from: '2026-11-03' }],
    ['it becomes read-only', { readOnly: true }],
  ])('holds its form no longer once %s', async (_, props) => {
    const show = stage(calendar({}));
    await pickStart();
    show('hidden', calendar(props));
    await expect.poll(canBeSent).toBe(true);
  });
});
