import type { ReactNode } from 'react';
import type { ValidationErrors } from '../field/field.types';

export interface FormField {
  readonly root: () => HTMLElement | null;
  readonly id: () => string;
  readonly names: () => readonly string[];
  readonly refused: () => boolean;
  readonly label: () => string;
  readonly show: (errors: ValidationErrors) => void;
  readonly shown: Map<string, readonly ReactNode[]>;
}
