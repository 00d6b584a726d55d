import type { Day } from '../days/day';

/** What to show at a day that the pointer or the focus is on. */
export interface DayPreview {
  /** The days that would become the range; `null` for none. */
  readonly span: readonly [Day, Day] | null;
  /** Text of the tooltip; `''` for none. */
  readonly text: string;
}

/** Shows previews in a calendar. */
export interface RangePreview {
  /** Shows what picking a day would do; `null` takes it away. */
  readonly show: (day: Day | null) => void;
  /** Shows again what was shown, after the days below it were rendered. */
  readonly refresh: () => void;
}

/**
 * Draws the preview of a range and its tooltip (DAT-4) straight onto the cells, beside React: moving
 * over a month touches the few cells that change and renders none. React never writes these
 * attributes, so the two can't get in each other's way.
 *
 * @param root Gives the calendar's element.
 * @param preview Says what to show at a day.
 */
export function createRangePreview(
  root: () => HTMLElement | null,
  preview: (day: Day) => DayPreview,
): RangePreview {
  let shown: Day | null = null;
  let painted = false;
  let tooltip: HTMLElement | null = null;

  const draw = (): void => {
    const element = root();
    if (!element) return;
    const { span, text } = shown === null ? NOTHING : preview(shown);
    if (span || painted) {
      for (const cell of element.querySelectorAll<HTMLElement>('[data-day]')) {
        const day = Number(cell.dataset.day);
        const within = span !== null && day >= span[0] && day <= span[1];
        mark(cell, 'data-preview', within);
        mark(cell, 'data-preview-start', within && day === span[0]);
        mark(cell, 'data-preview-end', within && day === span[1]);
      }
      painted = span !== null;
    }
    drawTooltip(element, text);
  };

  const drawTooltip = (element: HTMLElement, text: string): void => {
    const cell =
      text === '' ? null : element.querySelector<HTMLTableCellElement>(`td[data-day="${shown}"]`);
    const next =
      cell?.closest('.gd-calendar__month')?.querySelector<HTMLElement>('[data-tooltip]') ?? null;
    if (tooltip && tooltip !== next) tooltip.hidden = true;
    tooltip = next;
    if (!cell || !next) return;
    // Cells have one size, so the place follows from row and column without measuring anything.
    const row = cell.parentElement as HTMLTableRowElement;
    next.style.setProperty('--gd-calendar-row', String(row.sectionRowIndex));
    next.style.setProperty('--gd-calendar-column', String(cell.cellIndex));
    next.style.setProperty('--gd-calendar-columns', String(row.cells.length));
    next.dataset.edge =
      cell.cellIndex < 2 ? 'start' : cell.cellIndex > row.cells.length - 3 ? 'end' : '';
    next.textContent = text;
    next.hidden = false;
  };

  return {
    show: (day) => {
      if (day === shown) return;
      shown = day;
      draw();
    },
    refresh: () => {
      if (painted || tooltip || shown !== null) draw();
    },
  };
}

const NOTHING: DayPreview = { span: null, text: '' };

function mark(cell: HTMLElement, attribute: string, on: boolean): void {
  if (cell.hasAttribute(attribute) === on) return;
  if (on) cell.setAttribute(attribute, '');
  else cell.removeAttribute(attribute);
}
