import type { Day } from '../../core/day';

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

/** A cell of the grid, and how it is marked now. */
interface Cell {
  readonly element: HTMLTableCellElement;
  readonly day: Day;
  marks: number;
}

const MARKS = [
  ['data-preview', 1],
  ['data-preview-start', 2],
  ['data-preview-end', 4],
] as const;

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
  let cells: readonly Cell[] | null = null;
  let tooltip: HTMLElement | null = null;
  let place = '';

  const draw = (): void => {
    const element = root();
    if (!element) return;
    const { span, text } = shown === null ? NOTHING : preview(shown);
    if (span || painted) {
      cells ??= cellsOf(element);
      for (const cell of cells) mark(cell, span);
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
    if (next.textContent !== text) next.textContent = text;
    // Cells have one size, so the place follows from row and column without measuring anything.
    const row = cell.parentElement as HTMLTableRowElement;
    const [column, columns] = [cell.cellIndex, row.cells.length];
    const wanted = `--gd-calendar-row:${row.sectionRowIndex};--gd-calendar-column:${column};--gd-calendar-columns:${columns}`;
    if (next.hidden || place !== wanted) {
      place = wanted;
      next.style.cssText = wanted;
      next.dataset.edge = column < 2 ? 'start' : column > columns - 3 ? 'end' : '';
      next.hidden = false;
    }
  };

  return {
    show: (day) => {
      if (day === shown) return;
      shown = day;
      draw();
    },
    refresh: () => {
      cells = null;
      if (painted || tooltip || shown !== null) draw();
    },
  };
}

const NOTHING: DayPreview = { span: null, text: '' };

function cellsOf(root: HTMLElement): Cell[] {
  return Array.from(root.querySelectorAll<HTMLTableCellElement>('[data-day]'), (element) => ({
    element,
    day: Number(element.dataset.day),
    marks: MARKS.reduce((sum, [name, bit]) => sum | (element.hasAttribute(name) ? bit : 0), 0),
  }));
}

function mark(cell: Cell, span: DayPreview['span']): void {
  const { day, element } = cell;
  const within = span !== null && day >= span[0] && day <= span[1];
  const marks = within ? 1 | (day === span[0] ? 2 : 0) | (day === span[1] ? 4 : 0) : 0;
  if (marks === cell.marks) return;
  for (const [name, bit] of MARKS) {
    if ((marks & bit) === (cell.marks & bit)) continue;
    if ((marks & bit) !== 0) element.setAttribute(name, '');
    else element.removeAttribute(name);
  }
  cell.marks = marks;
}
