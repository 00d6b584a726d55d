import type { ReactNode } from 'react';
import type { ValidationErrors } from '../field/field.types';

export interface FormField {
  readonly root: () => HTMLElement | null;
  readonly id: () => string;
  readonly names: () => readonly string[];
  readonly refused: () => boolean;
  readonly label: () => string;
  readonly show: (errors: ValidationErrors) => void;
  /** What it shows, by the element that shows it; for the summary. */
  readonly shown: Map<string, readonly ReactNode[]>;
}
