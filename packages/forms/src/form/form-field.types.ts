import type { ReactNode } from 'react';
import type { ValidationErrors } from '../field/field.types';

export interface FormField {
  readonly root: () => HTMLElement | null;
  /** The id that its label points at. */
  readonly id: () => string;
  /** The names of its controls, as they are written. */
  readonly names: () => readonly string[];
  /** Whether the application has found errors in its value. */
  readonly refused: () => boolean;
  readonly label: () => string;
  readonly show: (errors: ValidationErrors) => void;
  /** What it shows, by the element that shows it; for the summary. */
  readonly shown: Map<string, readonly ReactNode[]>;
}
