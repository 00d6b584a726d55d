import { isElement } from '@guadua/utils/internal';

/** The number that the cell round an element has, as the view wrote it: a day, a period, a place in a list. */
export function numberAt(target: EventTarget, name: 'day' | 'period' | 'place'): number | null {
  const cell = isElement(target) ? target.closest<HTMLElement>(`[data-${name}]`) : null;
  return cell ? Number(cell.dataset[name]) : null;
}
