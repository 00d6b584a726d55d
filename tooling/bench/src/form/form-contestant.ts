import type { ComponentType } from 'react';

/** A form of many required fields that are all empty, and a button that sends it. */
export interface FormContestant {
  label: string;
  Form: ComponentType<{ count: number }>;
}
