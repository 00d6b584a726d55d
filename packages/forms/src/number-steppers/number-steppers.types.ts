import type { ReactNode } from 'react';
import type { NumberLabels } from '../labels/forms-labels.types';

export interface StepperOwner {
  readonly id: string;
  readonly aria: {
    readonly 'aria-label': string | undefined;
    readonly 'aria-labelledby': string | undefined;
  };
  readonly labels: Partial<NumberLabels> | undefined;
  /** Disabled or read-only. */
  readonly locked: boolean;
  readonly canStep: (direction: 1 | -1) => boolean;
  readonly step: (direction: 1 | -1, times?: number) => void;
  readonly focus: () => void;
}

/** Lo que da `numberSteppers`: dos botones que cambian el número. */
export interface NumberSteppers {
  /** La función que lo da. */
  readonly kind: 'numberSteppers';
  /** @internal */
  readonly render: (owner: StepperOwner) => ReactNode;
}
