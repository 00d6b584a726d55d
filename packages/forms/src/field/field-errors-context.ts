import { createContext, type ReactNode } from 'react';
import type { ErrorLabels } from '../labels/forms-labels.types';
import type { ErrorsWhen, ValidationErrors } from './field.types';
import type { FieldProgress } from './field-state';

export interface FieldErrorsContextValue {
  readonly errors: ValidationErrors;
  readonly when: ErrorsWhen;
  readonly progress: FieldProgress;
  readonly labels: ErrorLabels | undefined;
  /** What a list of them says now; `null` where it is gone. */
  readonly report: (id: string, messages: readonly ReactNode[] | null) => void;
}

export const FieldErrorsContext = createContext<FieldErrorsContextValue | null>(null);
