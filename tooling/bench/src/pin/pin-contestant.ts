import type { ComponentType } from 'react';

/** One field for a code of six digits; `onValue` gets what was typed. */
export interface PinContestant {
  label: string;
  Pin: ComponentType<{ onValue: (value: string) => void }>;
  /** What takes the typing. */
  input: string;
}
