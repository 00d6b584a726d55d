import type { ReactNode } from 'react';
import type { ValidationErrors } from '../field/field.types';

export interface FieldFacts {
  readonly id: string;
  readonly names: () => readonly string[];
  /** The application itself says that something is wrong. */
  readonly refused: boolean;
}

export interface FormField {
  readonly root: () => HTMLElement | null;
  readonly facts: () => FieldFacts;
  readonly show: (errors: ValidationErrors) => void;
  /** What its lists of errors say, by their ids. */
  readonly shown: Map<string, readonly ReactNode[]>;
}
