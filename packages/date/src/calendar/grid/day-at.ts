import { isElement } from '@guadua/utils/internal';
import type { Day } from '../../core/day';

export function dayAt(target: EventTarget): Day | null {
  const cell = isElement(target) ? target.closest<HTMLElement>('[data-day]') : null;
  return cell ? Number(cell.dataset.day) : null;
}
