import { removeDiacritics } from '@guadua/utils';

/** Shows the rows that hold every word of a text, and what they stand in; all of them without one. */
export function filterReference(root: HTMLElement, text: string): void {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const holds = (element: Element | null) => {
    const own = fold(element?.textContent ?? '');
    return words.every((word) => own.includes(word));
  };
  let found = 0;
  let all = 0;
  for (const group of root.querySelectorAll<HTMLDetailsElement>('.ref-group')) {
    // A search for a component by its name shows all of it.
    const whole = holds(group.querySelector('.ref-head'));
    let any = whole;
    for (const table of group.querySelectorAll('table')) {
      let rows = 0;
      for (const row of table.querySelectorAll<HTMLElement>('tbody tr')) {
        all++;
        row.hidden = !whole && !holds(row);
        if (!row.hidden) rows++;
      }
      table.hidden = rows === 0;
      found += rows;
      any ||= rows > 0;
    }
    for (const same of group.querySelectorAll<HTMLElement>('.ref-same')) same.hidden = !whole;
    group.hidden = !any;
    // What was open before the search stays open after it.
    if (words.length > 0) {
      group.dataset.before ??= String(group.open);
      group.open = any;
    } else if (group.dataset.before !== undefined) {
      group.open = group.dataset.before === 'true';
      delete group.dataset.before;
    }
  }
  const count = root.querySelector('.ref-count');
  if (count) count.textContent = words.length > 0 ? `${found} de ${all}` : '';
  const none = root.querySelector<HTMLElement>('.ref-none');
  if (none) none.hidden = found > 0;
}

function fold(text: string): string {
  return removeDiacritics(text).toLowerCase();
}
