import { isElement } from '@guadua/utils/internal';
import type { Day } from '../../core/day';

/** The day of the cell that an event came from, or that an element lies in. */
export function dayAt(target: EventTarget): Day | null {
  const cell = isElement(target) ? target.closest<HTMLElement>('[data-day]') : null;
  return cell ? Number(cell.dataset.day) : null;
}
