import { eachInTurn } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateRangeFields } from './date-range-fields';

const view = { 'aria-label': 'Estadía', today: '2026-11-20', name: 'estadia' } as const;
const start = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Estadía inicio' });
const end = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Estadía fin' });
const shown = () => [start().value, end().value];
const day = (number: number) =>
  screen.getByRole('gridcell', { name: new RegExp(`\\b${number} de noviembre de 2026`) });

it('Enter in the first goes to the second, and there it takes both', async () => {
  render(<DateRangeFields {...view} openOnFocus={false} />);
  start().focus();
  await userEvent.keyboard('5/11/26{Enter}');
  expect(document.activeElement).toBe(end());
  await userEvent.keyboard('7/11/26{Enter}');
  await expect.poll(shown).toEqual(['05/11/2026', '07/11/2026']);
});

it('Tab passes between the two while the calendar stays, and closes it after the second', async () => {
  render(<DateRangeFields {...view} />);
  await userEvent.keyboard('{Tab}5/11/26{Tab}');
  expect(document.activeElement).toBe(end());
  expect(screen.queryByRole('dialog')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.keyboard('7/11/26{Tab}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(shown()).toEqual(['05/11/2026', '07/11/2026']);
});

it('the calendar fills both, and gives the focus back to the one it opened from', async () => {
  render(<DateRangeFields {...view} openOnFocus={false} />);
  end().focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(day(12));
  await userEvent.click(day(14));
  await expect.poll(shown).toEqual(['12/11/2026', '14/11/2026']);
  expect(document.activeElement).toBe(end());
});

it('both take what was typed before hydration', async () => {
  const form = document.createElement('form');
  form.innerHTML = renderToString(<DateRangeFields {...view} />);
  document.body.append(form);
  await userEvent.fill(start(), '5/11/26');
  await userEvent.fill(end(), '7/11/26');
  end().blur();
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(form, <DateRangeFields {...view} />);
  });
  expect([shown(), new FormData(form).getAll('estadia')]).toEqual([
    ['05/11/2026', '07/11/2026'],
    ['2026-11-05', '2026-11-07'],
  ]);
  act(() => root?.unmount());
  form.remove();
});

describe('at 390 px (DRF-2)', () => {
  beforeEach(() => page.viewport(390, 844));
  afterEach(() => page.viewport(1280, 800));
  const entry = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

  it('both fit, and the sheet asks for the end that was tapped, then for the missing one', async () => {
    render(<DateRangeFields {...view} />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await userEvent.click(start());
    await userEvent.type(await entry('Escribe el inicio'), '5/11/26{Enter}');
    await userEvent.type(await entry('Escribe el fin'), '7/11/26{Enter}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(shown()).toEqual(['05/11/2026', '07/11/2026']);
    for (const input of [start(), end()])
      expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  });

  eachInTurn(
    [
      ['start', start, 'Escribe el inicio', '10/11/2026', ['03/11/2026', '12/11/2026']],
      ['end', end, 'Escribe el fin', '12/11/2026', ['10/11/2026', '20/11/2026']],
    ],
    2,
  )('the %s that was tapped is typed anew, and the other one stays', async (...row) => {
    const [, input, label, text, range] = row;
    render(<DateRangeFields {...view} defaultValue={{ from: '2026-11-10', to: '2026-11-12' }} />);
    await userEvent.click(input());
    const field = await entry(label);
    expect(field.value).toBe(text);
    await userEvent.clear(field);
    await userEvent.type(field, `${range[input === start ? 0 : 1]}{Enter}`);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(shown()).toEqual(range);
  });

  it('a day that is picked after one end was typed is the other one', async () => {
    render(<DateRangeFields {...view} />);
    await userEvent.click(end());
    await userEvent.type(await entry('Escribe el fin'), '20/11/26');
    await userEvent.click(day(16));
    await expect.poll(shown).toEqual(['16/11/2026', '20/11/2026']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a whole range that is pasted into one end fills both', async () => {
    render(<DateRangeFields {...view} />);
    await userEvent.click(end());
    await userEvent.fill(await entry('Escribe el fin'), '28/12 al 3/1');
    await userEvent.keyboard('{Enter}');
    await expect.poll(shown).toEqual(['28/12/2026', '03/01/2027']);
  });
});
