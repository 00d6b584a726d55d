'use client';

import type { PeriodPickerProps } from './period.types';
import { PeriodPicker } from './period-picker';

/**
 * A month: `{ from, to }` with its first and last day, or `2026-11` (PER-1 to PER-4). With `range` several in a row.
 * @example <MonthPicker valueAs="iso" value={month} onChange={setMonth} /> // 2026-11
 */
export function MonthPicker(props: PeriodPickerProps) {
  return <PeriodPicker {...props} kind="month" component="<MonthPicker>" />;
}
