import type { RefObject } from 'react';
import { endViolation, spanViolation } from '../../core/constraints';
import type { Day } from '../../core/day';
import { violationText } from '../../value/violation-text';
import type { RangePointerState } from '../range-pointer.types';
import { dayInfo } from './day-info';

/** Writes the marks of a range on the way straight onto the cells, so moving over a month renders nothing (DAT-4). */
export function createRangePreview(now: RefObject<RangePointerState | null>) {
  let shown: Day | null = null;
  /** The texts of the marks; without a text no day is marked. */
  let said = '';
  const draw = (): void => {
    const state = now.current;
    const root = state?.root.current;
    if (!state || !root) return;
    const { from, to, count, refusal } = shown === null ? NOTHING : previewOf(shown, state);
    const before = said;
    said = count + refusal;
    if (!(before || said)) return;
    const months = root.querySelector<HTMLElement>('.gd-calendar__months');
    if (months) mark(months, 'data-count', count);
    for (const cell of root.querySelectorAll<HTMLElement>('[data-day]')) {
      const day = Number(cell.dataset.day);
      mark(cell, 'data-preview', day >= from && day <= to);
      mark(cell, 'data-preview-start', day === from);
      mark(cell, 'data-preview-end', day === to);
      mark(cell, 'data-refusal', day === shown && refusal);
    }
  };
  return {
    show: (day: Day | null) => {
      if (day === shown) return;
      shown = day;
      draw();
    },
    refresh: draw,
  };
}

interface Preview {
  readonly from: Day;
  readonly to: Day;
  readonly count: string;
  readonly refusal: string;
}

/** A preview without days: no day lies between these ends. */
const NOTHING: Preview = {
  from: Number.POSITIVE_INFINITY,
  to: Number.NEGATIVE_INFINITY,
  count: '',
  refusal: '',
};

function previewOf(
  day: Day,
  { context, labels, model: { selection } }: RangePointerState,
): Preview {
  const { start, countText } = selection;
  if (start === null) return NOTHING;
  const { constraints } = context;
  const refuse = (refusal: string): Preview => ({ ...NOTHING, refusal });
  const violation = endViolation(constraints, start, day);
  if (violation)
    return refuse(
      dayInfo(day, start, context, labels).note || violationText(violation, context, labels),
    );
  const [from, to] = [Math.min(start, day), Math.max(start, day)];
  if (!constraints.allowLocked) {
    const ends = { from: { day: from, time: 0 }, to: { day: to, time: 0 } };
    const crossing = spanViolation({ ...constraints, time: false }, ends, start);
    if (crossing) return refuse(violationText(crossing, context, labels));
  }
  return { from, to, count: countText(from, to), refusal: '' };
}

/** Writes only what changes, because each attribute that is written restyles its cell. */
function mark(cell: HTMLElement, name: string, value: string | boolean): void {
  const next = value === true ? '' : value || null;
  if (cell.getAttribute(name) === next) return;
  if (next === null) cell.removeAttribute(name);
  else cell.setAttribute(name, next);
}
