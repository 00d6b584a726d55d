'use client';

import type { PeriodPickerProps } from './period.types';
import { PeriodPicker } from './period-picker';

/**
 * A week of ISO 8601: `{ from, to }` with its Monday and Sunday, or `2026-W47` (PER-1 to PER-4); with `range`, several.
 * @example <WeekPicker valueAs="iso" value={week} onChange={setWeek} /> // 2026-W47
 */
export function WeekPicker(props: PeriodPickerProps) {
  return <PeriodPicker {...props} kind="week" component="<WeekPicker>" />;
}
