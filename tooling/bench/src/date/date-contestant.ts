import type { ComponentType } from 'react';

/** One library's pickers, single and range, both showing November 2026 first. */
export interface DateContestant {
  label: string;
  /** Begins with `date`, else empty. */
  Single: ComponentType<{ date?: Date | undefined }>;
  Range?: ComponentType;
  /** What a person clicks to open it. */
  trigger: string;
  /** One day of the open calendar, a button or cell that a pointer can be over. */
  day: string;
  /** Goes to the next month. */
  next: string;
}

/** The month that all contestants begin with. */
export const FIRST_MONTH = new Date(2026, 10, 1);
/** The value of those that begin with one. */
export const FIRST_DATE = new Date(2026, 10, 12);
