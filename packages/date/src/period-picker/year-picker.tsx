'use client';

import type { PeriodPickerProps } from './period.types';
import { PeriodPicker } from './period-picker';

/**
 * Un año: `{ from, to }` con su primer y su último día, o `2026`. Con `range`, varios seguidos.
 * @example <YearPicker valueAs="iso" value={year} onChange={setYear} /> // 2026
 */
export function YearPicker(props: PeriodPickerProps) {
  return <PeriodPicker {...props} kind="year" component="<YearPicker>" />;
}
