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

/**
 * Un trimestre: `{ from, to }` con su primer y su último día, o `2026-Q4`. Con `range`, varios seguidos.
 * @example <QuarterPicker valueAs="iso" value={quarter} onChange={setQuarter} /> // 2026-Q4
 */
export function QuarterPicker(props: PeriodPickerProps) {
  return <PeriodPicker {...props} kind="quarter" component="<QuarterPicker>" />;
}

/**
 * Un año: `{ from, to }` con su primer y su último día, o `2026`. Con `range`, varios seguidos.
 * @example <YearPicker valueAs="iso" value={year} onChange={setYear} /> // 2026
 */
export function YearPicker(props: PeriodPickerProps) {
  return <PeriodPicker {...props} kind="year" component="<YearPicker>" />;
}

/**
 * Una semana ISO, de lunes a domingo: `{ from, to }` con esos dos días, o `2026-W47`. Con `range`, varias seguidas.
 * @example <WeekPicker valueAs="iso" value={week} onChange={setWeek} /> // 2026-W47
 */
export function WeekPicker(props: PeriodPickerProps) {
  return <PeriodPicker {...props} kind="week" component="<WeekPicker>" />;
}
