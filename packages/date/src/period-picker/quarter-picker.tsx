'use client';

import type { PeriodPickerProps } from './period.types';
import { PeriodPicker } from './period-picker';

/**
 * A quarter: `{ from, to }` with its first and last day, or `2026-Q4` (PER-1 to PER-4). With `range` several in a row.
 * @example <QuarterPicker valueAs="iso" value={quarter} onChange={setQuarter} /> // 2026-Q4
 */
export function QuarterPicker(props: PeriodPickerProps) {
  return <PeriodPicker {...props} kind="quarter" component="<QuarterPicker>" />;
}
