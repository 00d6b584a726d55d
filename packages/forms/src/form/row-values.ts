import { nameKey } from './form-names';
import { valueAt } from './typed-values';
import type { FormList } from './values-store';

/** What a list begins with that stands in the row of another; `null` for one that stands in none. */
export function valueInRow(lists: Iterable<FormList>, name: string): { value: unknown } | null {
  const key = nameKey(name);
  const around = Array.from(lists, (list) => ({ list, over: `${nameKey(list.name)}.` }))
    .filter(({ over }) => key.startsWith(over))
    // A row that was added to the innermost list is in none of the rows round it.
    .sort((one, other) => other.over.length - one.over.length);
  const [inner] = around;
  return inner ? { value: valueAt(inner.list.rows(), key.slice(inner.over.length)) } : null;
}
