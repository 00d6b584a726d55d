import { removeDiacritics } from '@guadua/utils';

/** Shows the rows that hold every word of a text, and what they stand in; all of them without one. */
export function filterReference(root: HTMLElement, text: string): void {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const holds = (element: Element | null) => {
    const own = fold(element?.textContent ?? '');
    return words.every((word) => own.includes(word));
  };
  // A search for a component by its name shows all of it.
  const isWhole = (element: Element) =>
    holds(element.closest('.ref-group')?.querySelector('.ref-head') ?? null);
  const rows = [...root.querySelectorAll<HTMLElement>('tbody tr')];
  for (const row of rows) row.hidden = !isWhole(row) && !holds(row);
  const shown = rows.filter((row) => !row.hidden);
  const isShown = (part: Element) => shown.some((row) => part.contains(row));
  for (const table of root.querySelectorAll('table')) table.hidden = !isShown(table);
  for (const same of root.querySelectorAll<HTMLElement>('.ref-same')) same.hidden = !isWhole(same);
  for (const part of root.querySelectorAll('details')) {
    const any = isShown(part) || (part.matches('.ref-group') && holds(part.firstElementChild));
    part.hidden = !any;
    // What was open before the search stays open after it.
    if (words.length > 0) {
      part.dataset.before ??= String(part.open);
      part.open = any;
    } else if (part.dataset.before !== undefined) {
      part.open = part.dataset.before === 'true';
      delete part.dataset.before;
    }
  }
  const count = root.querySelector('.ref-count');
  if (count) count.textContent = words.length > 0 ? `${shown.length} de ${rows.length}` : '';
  const none = root.querySelector<HTMLElement>('.ref-none');
  if (none) none.hidden = root.querySelector('.ref-group:not([hidden])') !== null;
}

function fold(text: string): string {
  return removeDiacritics(text).toLowerCase();
}
