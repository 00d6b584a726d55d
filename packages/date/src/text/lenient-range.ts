import { type EntryContext, readTyped, type TypedMoment } from './lenient-date';

/** Reads two dates with `-`, `–`, `a`, `al` or `hasta` between them. */
export function readTypedRange(
  text: string,
  context: EntryContext,
): [TypedMoment, TypedMoment] | null {
  const parts = text.trim().split(/\s+(?:[-–—]|al?|hasta|to|até)\s+|\s*[–—]\s*/i);
  const [first, second = first, ...rest] = parts;
  if (first === undefined || second === undefined || rest.length > 0) return null;
  const from = readTyped(first, context);
  const to = readTyped(second, context);
  return from && to ? [from, to] : null;
}
