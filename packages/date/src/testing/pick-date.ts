import { clickThrough, type TestUser, waitForState } from '@guadua/utils/internal';
import { type Day, dayParts, toDay } from '../core/day';

/**
 * Para pruebas, de `@guadua/date/testing`: abre el calendario, va hasta el mes con el teclado y elige cada día como
 * lo hace una persona, en jsdom o en un navegador y en cualquier idioma.
 * @param user `userEvent.setup()` de `@testing-library/user-event`, o `userEvent` de `vitest/browser`.
 * @param field El campo de un `DatePicker`, un `DateRangePicker` o un `DatesPicker`.
 * @param dates Un día, los dos extremos de un rango o varios días, cada uno como `2026-11-20`.
 * @throws Error Si el calendario no abre, o si un día está bloqueado o fuera de los límites.
 * @example
 * await pickDate(user, screen.getByRole('combobox', { name: 'Entrega' }), '2026-11-20');
 */
export async function pickDate(
  user: TestUser,
  field: Element,
  ...dates: readonly string[]
): Promise<void> {
  const closed = 'The calendar does not open: is the field disabled, or read-only?';
  if (field.matches(':disabled')) throw new Error(closed);
  for (const date of dates) {
    const day = dayOf(date);
    if (!isOpen(field)) await user.click(field);
    await waitForState(
      field,
      () => cellsOf(field)[0],
      () => closed,
    );
    await goTo(user, field, day);
    const cell = await waitForState(
      field,
      () => cellOf(field, day),
      () => `The calendar does not show ${date}: is it out of its limits?`,
    );
    if (cell.getAttribute('aria-disabled') === 'true') throw new Error(`${date} is locked.`);
    await clickThrough(user, cell);
  }
  // A calendar with hours, or of several days, stays open.
  if (isOpen(field)) await user.keyboard('{Escape}');
}

/** Moves the focus of the grid by whole years, then by months. */
async function goTo(user: TestUser, field: Element, day: Day): Promise<void> {
  const start = cellsOf(field).find(({ tabIndex }) => tabIndex === 0);
  if (!start || cellOf(field, day)) return;
  start.focus();
  const from = dayParts(Number(start.dataset.day));
  const to = dayParts(day);
  const months = (to.year - from.year) * 12 + to.month - from.month;
  const years = Math.trunc(months / 12);
  const key = (distance: number) => (distance < 0 ? '{PageUp}' : '{PageDown}');
  if (years !== 0) {
    await user.keyboard(`{Shift>}${key(years).repeat(Math.abs(years))}{/Shift}`);
  }
  const rest = months - years * 12;
  if (rest !== 0) await user.keyboard(key(rest).repeat(Math.abs(rest)));
}

function isOpen(field: Element): boolean {
  return field.getAttribute('aria-expanded') === 'true';
}

function cellsOf(field: Element): HTMLElement[] {
  const id = field.getAttribute('aria-controls');
  const root = field.getRootNode();
  if (!id || !(root instanceof Document || root instanceof ShadowRoot)) return [];
  const popup = root.getElementById(id);
  return [...(popup?.querySelectorAll<HTMLElement>('[role=gridcell][data-day]') ?? [])];
}

/** The cell of a day in its own month, and not among the days round another one. */
function cellOf(field: Element, day: Day): HTMLElement | undefined {
  return cellsOf(field).find(
    ({ dataset }) => dataset.day === String(day) && dataset.outside === undefined,
  );
}

function dayOf(date: string): Day {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (!year) throw new Error(`"${date}" is no day: write it as 2026-11-20.`);
  return toDay(Number(year), Number(month), Number(day));
}
