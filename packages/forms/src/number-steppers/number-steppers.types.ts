import type { ReactNode } from 'react';
import type { FormsLabels } from '../labels/forms-labels.types';

/** What the buttons read of their number field, and do to it. */
export interface StepperOwner {
  /** Identifier of the input. */
  readonly id: string;
  readonly labels: Partial<FormsLabels> | undefined;
  /** Disabled or read-only. */
  readonly locked: boolean;
  /** Whether a step leads to another number. */
  readonly canStep: (direction: 1 | -1) => boolean;
  readonly step: (direction: 1 | -1) => void;
  readonly focus: () => void;
}

/** Lo que da `numberSteppers`: dos botones que cambian el número. */
export interface NumberSteppers {
  /** What stands in the field. */
  readonly render: (owner: StepperOwner) => ReactNode;
}
