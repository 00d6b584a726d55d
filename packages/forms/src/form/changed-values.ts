import { isItem } from './form-names';
import { isSameValue } from './same-value';
import type { FlatValues } from './typed-values';

/** Compares value by value. A row that was added or removed is a change; another control that came or went is none. */
export function isChanged(base: FlatValues, now: FlatValues, first: () => FlatValues): boolean {
  const came = Array.from(now.keys()).filter((key) => !base.has(key));
  if (came.some(isItem)) return true;
  // A control that came later, as in the next step of a form, begins with its own first value.
  const began = came.length > 0 ? new Map([...first(), ...base]) : base;
  return Array.from(began).some(([key, was]) =>
    now.has(key) ? !isSameValue(now.get(key), was) : isItem(key),
  );
}
