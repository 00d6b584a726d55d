import type { ReactNode } from 'react';
import type { NumberLabels } from '../labels/forms-labels.types';

/** What the buttons read of their number field, and do to it. */
export interface StepperOwner {
  /** Identifier of the input. */
  readonly id: string;
  /** How the input is called by its caller. */
  readonly aria: {
    readonly 'aria-label': string | undefined;
    readonly 'aria-labelledby': string | undefined;
  };
  readonly labels: Partial<NumberLabels> | undefined;
  /** Disabled or read-only. */
  readonly locked: boolean;
  /** Whether a step leads to another number. */
  readonly canStep: (direction: 1 | -1) => boolean;
  /** Takes one step, or several at once. */
  readonly step: (direction: 1 | -1, times?: number) => void;
  readonly focus: () => void;
}

/** Lo que da `numberSteppers`: dos botones que cambian el número. */
export interface NumberSteppers {
  /** What stands in the field. */
  readonly render: (owner: StepperOwner) => ReactNode;
}
