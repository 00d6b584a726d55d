import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DatePicker, DateRangePicker, DatesPicker, MonthPicker, TimeInput } from '../index';

let root: Root | undefined;
let form: HTMLFormElement | undefined;
afterEach(() => {
  act(() => root?.unmount());
  form?.remove();
});

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Campo' });

/** Types into the markup of a server before its scripts are loaded, then loads them. */
async function typeBeforeHydration(widget: ReactElement, text: string, leave: boolean) {
  const box = document.createElement('form');
  form = box;
  box.innerHTML = renderToString(widget);
  document.body.append(box);
  await userEvent.fill(input(), text);
  if (leave) input().blur();
  await act(async () => {
    root = hydrateRoot(box, widget);
  });
}
const sent = () => new FormData(form).getAll('campo');

const field = { name: 'campo', 'aria-label': 'Campo' };
const date = { ...field, today: '2026-11-20' };

describe('what was typed before hydration stays, and is sent (DAT-8)', () => {
  it.each<[string, ReactElement, string, string, string[]]>([
    ['date', <DatePicker key="" {...date} />, '5/3/85', '05/03/1985', ['1985-03-05']],
    [
      'date over another',
      <DatePicker key="" {...date} defaultValue={new Date()} />,
      '5/3/85',
      '05/03/1985',
      ['1985-03-05'],
    ],
    [
      'range',
      <DateRangePicker key="" {...date} />,
      '5/3/26 - 6/3/26',
      '05/03/2026 – 06/03/2026',
      ['2026-03-05', '2026-03-06'],
    ],
    ['list of dates', <DatesPicker key="" {...date} />, '5/3/26', '05/03/2026', ['2026-03-05']],
    ['month', <MonthPicker key="" {...field} />, '3/2026', 'marzo de 2026', ['2026-03']],
    ['time', <TimeInput key="" {...field} />, '8:30', '08:30 AM', ['08:30']],
  ])('a %s', async (_, widget, text, shown, value) => {
    await typeBeforeHydration(widget, text, true);
    expect([input().value, sent()]).toEqual([shown, value]);
  });

  it('a text that is still being typed is left as it stands', async () => {
    await typeBeforeHydration(<DatePicker {...date} />, '5/3', false);
    expect([input().value, document.activeElement]).toEqual(['5/3', input()]);
    await userEvent.keyboard('/85{Enter}');
    expect([input().value, sent()]).toEqual(['05/03/1985', ['1985-03-05']]);
  });

  it('one that is no date is refused with its reason', async () => {
    await typeBeforeHydration(<DatePicker {...date} />, '31/02/1985', true);
    expect([input().value, sent(), form?.checkValidity()]).toEqual(['31/02/1985', [], false]);
    expect(screen.getByRole('alert').textContent).toContain('No entendemos esa fecha');
  });
});
