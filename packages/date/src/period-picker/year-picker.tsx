'use client';

import type { PeriodPickerProps } from './period.types';
import { PeriodPicker } from './period-picker';

/**
 * A year: `{ from, to }` with its first and last day, or `2026` (PER-1 to PER-4). With `range` several in a row.
 * @example <YearPicker valueAs="iso" value={year} onChange={setYear} /> // 2026
 */
export function YearPicker(props: PeriodPickerProps) {
  return <PeriodPicker {...props} kind="year" component="<YearPicker>" />;
}
