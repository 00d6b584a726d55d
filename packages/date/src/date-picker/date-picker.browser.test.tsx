// biome-ignore-all lint/style/noExcessiveLinesPerFile: what needs a real browser in both pickers, over one set-up

import { describeWidget, eachInTurn } from '@guadua/testing';
import { act, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clock } from '../clock/clock';
import { DateRangeFields } from '../date-range-fields/date-range-fields';
import { DateRangePicker } from '../date-range-picker/date-range-picker';
import { businessDays } from '../holidays/date-plugins';
import { MonthPicker } from '../period-picker/period-pickers';
import { shownAfter } from '../testing/shown-after.testing';
import { TimeInput } from '../time-input/time-input';
import { DatePicker } from './date-picker';

const TODAY = '2026-11-20';
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Fecha' });
const dialog = () => screen.queryByRole('dialog');
/** What the style sheet shows above the day with the focus. */
const tooltip = () => shownAfter(document.activeElement);
/** What it shows below the days. */
const count = () => shownAfter(document.querySelector('.gd-calendar__months'));
const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
const dayOf = (text: string) =>
  screen.getByRole('gridcell', { name: new RegExp(`\\b${text} de 2026`) });

/** Opens from the button: the focus is then on the selected day, else on today. */
async function openAt(value?: string): Promise<ReturnType<typeof vi.fn>> {
  const onChange = vi.fn();
  render(
    <DatePicker
      aria-label="Fecha"
      today={TODAY}
      valueAs="iso"
      defaultValue={value}
      onChange={onChange}
    />,
  );
  screen.getByRole('button', { name: /^Elegir fecha/ }).focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(dialog()).not.toBeNull());
  return onChange;
}

describeWidget<string | null>(
  '<DatePicker> in Chromium',
  {
    render: ({ value, defaultValue, onChange, ...props }) => (
      <DatePicker
        valueAs="iso"
        today={TODAY}
        {...props}
        value={value}
        defaultValue={defaultValue}
        onChange={onChange}
      />
    ),
    control: () => screen.getByRole('combobox', { name: 'Widget' }),
    value: '2026-11-12',
    otherValue: '2026-11-13',
    empty: null,
    keepsDraft: true,
    formValue: (value) => (value === null ? [] : [value]),
    change: async (person) => {
      await person.clear(screen.getByRole('combobox', { name: 'Widget' }));
      await person.keyboard('13/11/2026{Enter}');
    },
    open: async (person) => {
      await person.click(screen.getByRole('button', { name: /^Elegir fecha/ }));
      await screen.findByRole('dialog');
    },
  },
  { share: 3, of: 4 },
);

describe('keyboard of the field (DAT-13)', () => {
  it('ArrowDown in the input opens and moves to the grid', async () => {
    render(<DatePicker aria-label="Fecha" today={TODAY} openOnFocus={false} />);
    input().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('viernes, 20 de noviembre de 2026, hoy');
  });

  it('Alt+ArrowDown does the same, Alt+ArrowUp closes', async () => {
    render(<DatePicker aria-label="Fecha" today={TODAY} openOnFocus={false} />);
    input().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(focused()).toBe('viernes, 20 de noviembre de 2026, hoy');
    input().focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(dialog()).toBeNull();
  });

  it('typing keeps the focus in the input', async () => {
    render(<DatePicker aria-label="Fecha" today={TODAY} />);
    await userEvent.click(input());
    await userEvent.keyboard('5/3/26');
    expect(document.activeElement).toBe(input());
    expect(dialog()).not.toBeNull();
  });

  it('Tab closes and moves on', async () => {
    render(<DatePicker aria-label="Fecha" today={TODAY} />);
    await userEvent.tab();
    expect(dialog()).not.toBeNull();
    await userEvent.tab();
    expect(dialog()).toBeNull();
    expect(focused()).toBe('Elegir fecha');
  });

  it('Tab passes over the button that empties the field, because the keys empty it too (DAT-8.5)', async () => {
    const onChange = vi.fn();
    render(
      <>
        <DatePicker
          aria-label="Fecha"
          defaultValue="2026-11-12"
          openOnFocus={false}
          {...{ onChange }}
        />
        <button type="button">Después</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(focused()).toBe('Elegir fecha, 12 de noviembre de 2026');
    await userEvent.clear(input());
    await userEvent.tab();
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(null, expect.anything());
  });

  it.each(['{Enter}', ' '])('%j on the button opens on the selected day', async (key) => {
    render(<DatePicker aria-label="Fecha" today={TODAY} defaultValue="2026-11-12" />);
    screen.getByRole('button', { name: 'Elegir fecha, 12 de noviembre de 2026' }).focus();
    await userEvent.keyboard(key);
    expect(focused()).toBe('jueves, 12 de noviembre de 2026, seleccionado');
  });

  it('opens on the first day that can be picked when today can not', async () => {
    render(
      <DatePicker aria-label="Fecha" today={TODAY} lockDays={[['2026-11-01', '2026-11-24']]} />,
    );
    screen.getByRole('button', { name: 'Elegir fecha' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe('miércoles, 25 de noviembre de 2026');
  });
});

describe('keyboard of the grid (DAT-13)', () => {
  eachInTurn(
    [
      ['{ArrowLeft}', '2026-11-01', 'sábado, 31 de octubre de 2026'],
      ['{ArrowRight}', '2026-11-30', 'martes, 1 de diciembre de 2026'],
      ['{ArrowUp}', '2026-11-05', 'jueves, 29 de octubre de 2026'],
      ['{ArrowDown}', '2026-11-28', 'sábado, 5 de diciembre de 2026'],
      ['{Home}', '2026-11-12', 'lunes, 9 de noviembre de 2026'],
      ['{End}', '2026-11-12', 'domingo, 15 de noviembre de 2026'],
      ['{PageUp}', '2026-10-31', 'miércoles, 30 de septiembre de 2026'],
      ['{PageDown}', '2026-10-31', 'lunes, 30 de noviembre de 2026'],
      ['{Shift>}{PageUp}{/Shift}', '2028-02-29', 'domingo, 28 de febrero de 2027'],
      ['{Shift>}{PageDown}{/Shift}', '2028-02-29', 'miércoles, 28 de febrero de 2029'],
    ],
    3,
  )('%s from %s goes to %s', async (key, from, to) => {
    await openAt(from);
    await userEvent.keyboard(key);
    await vi.waitFor(() => expect(focused()).toBe(to));
  });

  it.each(['{Enter}', ' '])('%j picks the day, closes and gives the focus back', async (key) => {
    const onChange = await openAt();
    await userEvent.keyboard(`{ArrowRight}${key}`);
    expect(onChange).toHaveBeenLastCalledWith('2026-11-21', {
      reason: 'select',
      iso: ['2026-11-21'],
    });
    expect(dialog()).toBeNull();
    expect(focused()).toBe('Elegir fecha, 21 de noviembre de 2026');
  });

  it('stays within the limits', async () => {
    render(
      <DatePicker aria-label="Fecha" today={TODAY} minDate="2026-11-18" maxDate="2026-11-22" />,
    );
    input().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(focused()).toBe('miércoles, 18 de noviembre de 2026');
    await userEvent.keyboard('{PageDown}');
    expect(focused()).toBe('domingo, 22 de noviembre de 2026');
  });

  it('reaches a locked day, says why, and does not pick it', async () => {
    const onChange = vi.fn();
    render(
      <DatePicker
        aria-label="Fecha"
        today={TODAY}
        isDateDisabled={(date) => date.getDate() === 21 && 'Cerrado'}
        onChange={onChange}
      />,
    );
    input().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(focused()).toBe('sábado, 21 de noviembre de 2026, Cerrado, no disponible');
    expect(tooltip()).toContain('Cerrado');
    await userEvent.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(dialog()).not.toBeNull();
  });

  it('moves the preview of a range and says the days', async () => {
    render(<DateRangePicker aria-label="Fecha" today={TODAY} plugins={[businessDays()]} />);
    input().focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await vi.waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Inicio: 20 de noviembre de 2026'),
    );
    await userEvent.keyboard('{ArrowDown}');
    expect(document.querySelectorAll('[data-preview]')).toHaveLength(8);
    expect(count()).toContain('8 días, 6 hábiles');
    await vi.waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('8 días, 6 hábiles'),
    );
  });
});

describe('keyboard of the dialog (DAT-13)', () => {
  it('Tab goes round: previous, month, year, next, day, time, buttons', async () => {
    render(
      <DatePicker
        aria-label="Fecha"
        today={TODAY}
        time={clock()}
        defaultValue="2026-11-12T08:30"
        valueAs="iso"
      />,
    );
    screen.getByRole('button', { name: /^Elegir fecha/ }).focus();
    await userEvent.keyboard('{Enter}');
    const stops: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      await userEvent.tab();
      stops.push(focused() || document.activeElement?.textContent || '');
    }
    expect(stops).toEqual([
      'Hora, hora',
      'Hora, minutos',
      'Hora, a. m. o p. m.',
      'Hoy',
      'Cancelar',
      'Aceptar',
      'Mes anterior',
      'Mes',
      'Año',
      'Mes siguiente',
      'jueves, 12 de noviembre de 2026, seleccionado',
    ]);
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('Mes siguiente');
  });

  it('Escape closes without applying', async () => {
    const onChange = await openAt('2026-11-12');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    expect(dialog()).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    expect(focused()).toBe('Elegir fecha, 12 de noviembre de 2026');
  });

  it('Enter on a day is the start of a range, on another its end', async () => {
    const onChange = vi.fn();
    render(<DateRangePicker aria-label="Fecha" today={TODAY} valueAs="iso" onChange={onChange} />);
    input().focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(document.querySelectorAll('[data-selected]')).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    const [range] = onChange.mock.lastCall ?? [];
    expect(range).toEqual({ from: '2026-11-20', to: '2026-11-22' });
  });

  it('Escape drops the start of an unfinished range first', async () => {
    render(<DateRangePicker aria-label="Fecha" today={TODAY} />);
    input().focus();
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    expect(dialog()).not.toBeNull();
    expect(document.querySelectorAll('[data-selected]')).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(input());
  });

  eachInTurn(
    [
      ['{ArrowUp}', '09', '30', 'AM'],
      ['{ArrowDown}', '07', '30', 'AM'],
      ['{Home}', '01', '30', 'AM'],
      ['{End}', '12', '30', 'AM'],
      ['{PageUp}', '09', '30', 'AM'],
      ['{PageDown}', '06', '30', 'AM'],
      ['11', '11', '30', 'AM'],
      ['{ArrowRight}45', '08', '45', 'AM'],
      ['{ArrowRight}{ArrowRight}p', '08', '30', 'PM'],
      ['{ArrowRight}{ArrowRight}{ArrowUp}', '08', '30', 'PM'],
    ],
    4,
  )('%s in the hour gives %s:%s %s', async (keys, ...expected) => {
    render(
      <DatePicker
        aria-label="Fecha"
        today={TODAY}
        time={clock()}
        defaultValue="2026-11-12T08:30"
        valueAs="iso"
      />,
    );
    input().focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.keyboard(keys);
    const shown = screen
      .getAllByRole('spinbutton')
      .map((part) => part.getAttribute('aria-valuetext'));
    expect(shown).toEqual(expected);
  });

  it('arrows, Home and End move among the shortcuts, Enter applies one', async () => {
    const onChange = vi.fn();
    render(<DateRangePicker aria-label="Fecha" today={TODAY} valueAs="iso" onChange={onChange} />);
    await userEvent.click(input());
    screen.getByRole('button', { name: 'Hoy' }).focus();
    await userEvent.keyboard('{ArrowDown}{End}{ArrowUp}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(
      { from: '2026-10-01', to: '2026-12-31' },
      expect.objectContaining({ reason: 'shortcut' }),
    );
  });
});

describe('the popup', () => {
  it('stands below its field in one piece, and inside the window', async () => {
    render(<DateRangePicker aria-label="Fecha" today={TODAY} />);
    await userEvent.click(input());
    const box = (dialog() as HTMLElement).getBoundingClientRect();
    expect(box.top).toBeGreaterThanOrEqual(input().getBoundingClientRect().bottom);
    expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  });

  it('opens again on a click, never because the focus came back (DAT-2)', async () => {
    const onOpenChange = vi.fn();
    render(
      <StrictMode>
        <DatePicker aria-label="Fecha" today={TODAY} onOpenChange={onOpenChange} />
      </StrictMode>,
    );
    await userEvent.click(input());
    await userEvent.click(dayOf('12 de noviembre'));
    expect(document.activeElement).toBe(input());
    expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([true, false]);
    await userEvent.click(input());
    expect(dialog()).not.toBeNull();
  });

  it('works in a modal <dialog>, and Escape closes one level at a time (CMP-11)', async () => {
    render(
      <dialog data-testid="modal">
        <DatePicker aria-label="Fecha" today={TODAY} />
      </dialog>,
    );
    const modal = screen.getByTestId<HTMLDialogElement>('modal');
    act(() => modal.showModal());
    await vi.waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
    await userEvent.click(screen.getByRole('gridcell', { name: /\b12 de noviembre/ }));
    await userEvent.click(input());
    await userEvent.keyboard('{Escape}');
    expect(screen.getAllByRole('dialog')).toEqual([modal]);
    await userEvent.keyboard('{Escape}');
    expect(modal.open).toBe(false);
  });

  it('renders no day while the pointer moves over a month (DAT-4)', async () => {
    render(<DateRangePicker aria-label="Fecha" today={TODAY} />);
    await userEvent.click(input());
    await userEvent.click(dayOf('10 de noviembre'));
    const changed = new Set<string>();
    const observer = new MutationObserver((records) => {
      for (const { attributeName, type } of records) changed.add(attributeName ?? type);
    });
    const [grid] = screen.getAllByRole('grid');
    observer.observe(grid as Element, { attributes: true, childList: true, subtree: true });
    await userEvent.hover(dayOf('12 de noviembre'));
    await userEvent.hover(dayOf('27 de noviembre'));
    await userEvent.hover(dayOf('3 de noviembre'));
    await vi.waitFor(() =>
      expect([...changed].sort()).toEqual([
        'data-preview',
        'data-preview-end',
        'data-preview-start',
      ]),
    );
    observer.disconnect();
  });
});

describe('the bottom sheet (DAT-15)', () => {
  beforeEach(() => page.viewport(390, 780));
  afterEach(() => page.viewport(1280, 800));

  /** Opens it by a tap, which is painted before. */
  const openSheet = async () => {
    await userEvent.click(input());
    return screen.findByRole('dialog');
  };
  const closed = () => expect.poll(dialog).toBeNull();

  it('lies at the bottom, one month wide, with the focus on a day', async () => {
    render(<DateRangePicker aria-label="Fecha" today={TODAY} />);
    const sheet = await openSheet();
    expect(sheet.ariaModal).toBe('true');
    // It slides in.
    await vi.waitFor(() =>
      expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight),
    );
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    expect(focused()).toBe('viernes, 20 de noviembre de 2026, hoy');
  });

  it('lets Tab pass, and opens with ArrowDown (WCAG 3.2.1)', async () => {
    render(
      <>
        <DatePicker aria-label="Fecha" today={TODAY} />
        <button type="button">Después</button>
      </>,
    );
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(input());
    expect(dialog()).toBeNull();
    await userEvent.keyboard('{Tab}{Tab}');
    expect(document.activeElement?.textContent).toBe('Después');
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}{ArrowDown}');
    expect(focused()).toBe('viernes, 20 de noviembre de 2026, hoy');
  });

  it('closes with Escape, outside and by picking, and does not open again', async () => {
    const onOpenChange = vi.fn();
    render(<DatePicker aria-label="Fecha" today={TODAY} onOpenChange={onOpenChange} />);
    await openSheet();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(input());
    await openSheet();
    await userEvent.click(dayOf('12 de noviembre'));
    await closed();
    expect(input().value).toBe('12/11/2026');
    expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([true, false, true, false]);
  });

  it('goes on by a swipe', async () => {
    render(<DatePicker aria-label="Fecha" today={TODAY} />);
    await openSheet();
    const grid = screen.getByRole('grid');
    const touch = (type: string, clientX: number) =>
      act(() =>
        grid.dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY: 400 }),
        ),
      );
    touch('pointerdown', 300);
    touch('pointerup', 120);
    expect(screen.getByRole('grid', { name: 'diciembre de 2026' })).toBeTruthy();
    touch('pointerdown', 100);
    touch('pointerup', 280);
    expect(screen.getByRole('grid', { name: 'noviembre de 2026' })).toBeTruthy();
  });

  it('takes a typed date, above the calendar that it covers the field with (DAT-8)', async () => {
    const onChange = vi.fn();
    render(<DatePicker aria-label="Fecha" today={TODAY} valueAs="iso" onChange={onChange} />);
    await openSheet();
    const entry = screen.getByRole('textbox', { name: 'Escribe la fecha' });
    await userEvent.type(entry, '31/02/2026');
    await userEvent.keyboard('{Enter}');
    const alert = await within(dialog() as HTMLElement).findByRole('alert');
    expect(alert.textContent).toContain('No entendemos esa fecha');
    await userEvent.clear(entry);
    await userEvent.type(entry, '5/3/26');
    expect(screen.getByRole('grid', { name: 'marzo de 2026' })).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(dialog()).toBeNull();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-03-05', expect.anything());
    expect(input().value).toBe('05/03/2026');
  });

  it('says why a typed date is refused once its text is left, and moves nothing under the finger (DAT-8)', async () => {
    const onReject = vi.fn();
    const onChange = vi.fn();
    render(
      <form aria-label="Formulario">
        <DatePicker
          aria-label="Fecha"
          name="fecha"
          today={TODAY}
          minDate="2026-03-10"
          onReject={onReject}
          onChange={onChange}
        />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    await openSheet();
    const entry = screen.getByRole('textbox', { name: 'Escribe la fecha' });
    await userEvent.fill(entry, '5/3/2026');
    expect(within(dialog() as HTMLElement).queryByRole('alert')).toBeNull();
    // It can't be sent meanwhile, and is not the former value either.
    expect([form.checkValidity(), new FormData(form).getAll('fecha')]).toEqual([false, []]);
    const next = screen.getByRole('button', { name: 'Mes siguiente' });
    await userEvent.click(next);
    const alert = await within(dialog() as HTMLElement).findByRole('alert');
    expect(alert.textContent).toContain('10 de marzo de 2026');
    expect(screen.getByRole('grid', { name: 'abril de 2026' })).toBeTruthy();
    expect(entry.getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(entry);
    await userEvent.fill(entry, '12/3/2026');
    await expect.poll(() => within(dialog() as HTMLElement).queryByRole('alert')).toBeNull();
    // What can be the value waits for the end of the sheet.
    await userEvent.click(next);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.fill(entry, '5/3/2026');
    await userEvent.click(next);
    await userEvent.keyboard('{Escape}');
    expect(onReject).toHaveBeenCalledTimes(2);
    expect([input().value, form.checkValidity()]).toEqual(['5/3/2026', false]);
  });

  it('is a popup at the field where no sheet is wanted', async () => {
    render(<DateRangePicker aria-label="Fecha" today={TODAY} mobileSheet={false} />);
    await userEvent.click(input());
    await expect.poll(dialog).not.toBeNull();
    expect(dialog()?.ariaModal).toBeNull();
    expect(input().getAttribute('aria-expanded')).toBe('true');
  });

  it('keeps an unfinished range and a typed text when the phone is turned', async () => {
    render(<DateRangePicker aria-label="Fecha" today={TODAY} />);
    await openSheet();
    await userEvent.click(dayOf('12 de noviembre'));
    await page.viewport(780, 390);
    await vi.waitFor(() => expect(dialog()?.ariaModal).toBeNull());
    expect(document.querySelectorAll('[data-selected]')).toHaveLength(1);
    await page.viewport(390, 780);
    await vi.waitFor(() => expect(dialog()?.ariaModal).toBe('true'));
    await userEvent.click(dayOf('14 de noviembre'));
    await expect.poll(() => input().value).toBe('12/11/2026 – 14/11/2026');
  });

  it('keeps the keyboard of a phone away only where the sheet opens', async () => {
    render(<DatePicker aria-label="Fecha" today={TODAY} openOnFocus={false} />);
    const touch = () =>
      act(() =>
        input().dispatchEvent(
          new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }),
        ),
      );
    touch();
    expect(input().inputMode).toBe('none');
    await page.viewport(1024, 780);
    touch();
    expect(input().inputMode).toBe('');
  });
});

describe('the frame round the text', () => {
  eachInTurn(
    [
      ['a date', <DatePicker key="" aria-label="Fecha" today={TODAY} />],
      [
        'a date in its label',
        // biome-ignore lint/a11y/noLabelWithoutControl: the picker is its control
        <label key="">
          Fecha <DatePicker today={TODAY} />
        </label>,
      ],
      ['a range', <DateRangePicker key="" aria-label="Fecha" today={TODAY} />],
      ['two fields', <DateRangeFields key="" aria-label="Fecha" today={TODAY} />],
      ['a time', <TimeInput key="" aria-label="Fecha" />],
      ['a month', <MonthPicker key="" aria-label="Fecha" today={TODAY} />],
    ],
    3,
  )('takes the focus and opens, wherever it is pressed: %s', async (_, widget) => {
    render(widget);
    const [text] = screen.getAllByRole('combobox');
    const frame = text?.closest<HTMLElement>('.gd-control') ?? document.body;
    const { width, height } = frame.getBoundingClientRect();
    for (const [x, y] of [
      [2, height - 2],
      [width / 2, 2],
    ] as const) {
      await userEvent.click(frame, { position: { x, y } });
      const { activeElement } = document;
      expect(activeElement?.getAttribute('role')).toBe('combobox');
      expect(dialog()).not.toBeNull();
      await userEvent.keyboard('{Escape}');
      expect(dialog()).toBeNull();
      act(() => (activeElement as HTMLElement).blur());
    }
  });
});

it.each([
  ['a date', <DatePicker key="" />],
  ['a range', <DateRangePicker key="" />],
])(
  'is named by a label round it, and gets the focus of a press on it: %s (CMP-2)',
  async (_, widget) => {
    render(
      // biome-ignore lint/a11y/noLabelWithoutControl: the picker is its control
      <label>
        <span>Fecha</span> {widget}
      </label>,
    );
    await userEvent.click(screen.getByText('Fecha'));
    expect(screen.getByRole('combobox', { name: /^Fecha/ })).toBe(document.activeElement);
  },
);

it('opens nowhere in a disabled fieldset (CMP-3)', async () => {
  render(
    <fieldset disabled>
      <DatePicker aria-label="Fecha" today={TODAY} />
    </fieldset>,
  );
  const frame = input().parentElement as HTMLElement;
  await userEvent.click(frame, { position: { x: 2, y: 2 } });
  expect(dialog()).toBeNull();
});

describe.each([
  ['DatePicker', DatePicker],
  ['DateRangePicker', DateRangePicker],
])('where the calendar of a %s is (CMP-11)', (_, Picker) => {
  it('lies on the side, at the edge and at the distance that it is given', async () => {
    await page.viewport(1200, 1400);
    render(
      <div style={{ padding: '600px 300px', inlineSize: 600 }}>
        <Picker aria-label="Fecha" today={TODAY} side="top" align="end" sideOffset={20} />
      </div>,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Elegir/ }));
    await vi.waitFor(() => expect(dialog()).not.toBeNull());
    const control = document.querySelector('.gd-date-picker')?.getBoundingClientRect();
    const popup = dialog()?.getBoundingClientRect();
    expect(popup?.bottom).toBeCloseTo((control?.top ?? 0) - 20, 0);
    expect(popup?.right).toBeCloseTo(control?.right ?? 0, 0);
  });
});
