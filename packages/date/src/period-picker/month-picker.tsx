'use client';

import type { PeriodPickerProps } from './period.types';
import { PeriodPicker } from './period-picker';

/**
 * Un mes, escrito o elegido: `{ from, to }` con su primer y su último día, o `2026-11`. Con `range`, varios seguidos.
 * @example <MonthPicker valueAs="iso" value={month} onChange={setMonth} /> // 2026-11
 */
export function MonthPicker(props: PeriodPickerProps) {
  return <PeriodPicker {...props} kind="month" component="<MonthPicker>" />;
}
