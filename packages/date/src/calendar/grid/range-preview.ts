import type { RefObject } from 'react';
import { endViolation, spanViolation } from '../../core/constraints';
import type { Day } from '../../core/day';
import { violationText } from '../../value/violation-text';
import type { RangePointerState, RangePreview } from '../range-pointer.types';
import { dayInfo } from './day-info';

/** Writes the marks of a range on the way straight onto the cells, so moving over a month renders nothing (DAT-4). */
export function createRangePreview(now: RefObject<RangePointerState | null>): RangePreview {
  let shown: Day | null = null;
  let isDrawn = false;
  const draw = (): void => {
    const state = now.current;
    const { span, count, refusal } = shown === null || !state ? NOTHING : previewOf(shown, state);
    if (count + refusal === '' && !isDrawn) return;
    isDrawn = count + refusal !== '';
    const root = state?.root.current;
    const months = root?.querySelector<HTMLElement>('.gd-calendar__months');
    if (months) mark(months, 'data-count', count);
    for (const cell of root?.querySelectorAll<HTMLElement>('[data-day]') ?? []) {
      const day = Number(cell.dataset.day);
      const isWithin = span !== null && day >= span[0] && day <= span[1];
      mark(cell, 'data-preview', isWithin);
      mark(cell, 'data-preview-start', isWithin && day === span[0]);
      mark(cell, 'data-preview-end', isWithin && day === span[1]);
      mark(cell, 'data-refusal', day === shown && refusal);
    }
  };
  return {
    show: (day) => {
      if (day === shown) return;
      shown = day;
      draw();
    },
    refresh: draw,
  };
}

interface Preview {
  readonly span: readonly [Day, Day] | null;
  readonly count: string;
  readonly refusal: string;
}

const NOTHING: Preview = { span: null, count: '', refusal: '' };

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
  return { span: [from, to], count: countText(from, to), refusal: '' };
}

/** Writes only what changes, because each attribute that is written restyles its cell. */
function mark(cell: HTMLElement, name: string, value: string | boolean): void {
  const next = value === true ? '' : value === '' ? false : value;
  if (next === false) {
    if (cell.hasAttribute(name)) cell.removeAttribute(name);
  } else if (cell.getAttribute(name) !== next) cell.setAttribute(name, next);
}
