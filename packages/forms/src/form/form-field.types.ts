import type { ReactNode } from 'react';
import type { ValidationErrors } from '../field/field.types';

export interface FieldFacts {
  readonly id: string;
  readonly names: () => readonly string[];
  /** The application itself says that something is wrong. */
  readonly refused: boolean;
  /** The value is still being prepared or checked. */
  readonly pending: boolean | undefined;
}

export interface FormField {
  readonly root: () => HTMLElement | null;
  readonly facts: () => FieldFacts;
  readonly show: (errors: ValidationErrors) => void;
  /** The messages that its error lists show, by the id of the list. */
  readonly shown: Map<string, readonly ReactNode[]>;
}
