import type { SharedComponents } from '../../../site/measurements.types';

/**
 * Bytes after gzip of a choice of components, to a few percent; exact for one. Modules weigh once
 * each, and the more there is, the better it compresses.
 *
 * @param chosen Places in `parts`.
 */
export function estimateSize(
  { modules, parts, whole }: Omit<SharedComponents, 'components'>,
  chosen: Iterable<number>,
): number {
  const all = new Set<number>();
  let minified = 0;
  let gzip = 0;
  let largest = 0;
  for (const place of chosen) {
    const part = parts[place];
    if (!part) continue;
    minified += part.minified;
    gzip += part.gzip;
    largest = Math.max(largest, part.minified);
    for (const module of part.modules) all.add(module);
  }
  if (minified === 0) return 0;
  // One of them alone may bring less of a module than the most that any brings.
  let union = 0;
  for (const module of all) union += modules[module] ?? 0;
  union = Math.min(union, minified);
  const ratio = gzip / minified;
  const nearness = Math.log(Math.max(1, union / largest)) / Math.log(whole.minified / largest);
  return (
    union * (ratio + (whole.gzip / whole.minified - ratio) * Math.sqrt(Math.min(1, nearness || 0)))
  );
}
