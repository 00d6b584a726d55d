'use client';

import type { PeriodPickerProps } from './period.types';
import { PeriodPicker } from './period-picker';

/**
 * Una semana ISO, de lunes a domingo: `{ from, to }` con esos dos días, o `2026-W47`. Con `range`, varias seguidas.
 * @example <WeekPicker valueAs="iso" value={week} onChange={setWeek} /> // 2026-W47
 */
export function WeekPicker(props: PeriodPickerProps) {
  return <PeriodPicker {...props} kind="week" component="<WeekPicker>" />;
}
