'use client';

import type { PeriodPickerProps } from './period.types';
import { PeriodPicker } from './period-picker';

/**
 * Un trimestre: `{ from, to }` con su primer y su último día, o `2026-Q4`. Con `range`, varios seguidos.
 * @example <QuarterPicker valueAs="iso" value={quarter} onChange={setQuarter} /> // 2026-Q4
 */
export function QuarterPicker(props: PeriodPickerProps) {
  return <PeriodPicker {...props} kind="quarter" component="<QuarterPicker>" />;
}
