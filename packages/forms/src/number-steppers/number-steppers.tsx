import type { NumberSteppers } from './number-steppers.types';
import { StepperButtons } from './stepper-buttons';

/**
 * Two buttons that change a number by one step, and go on while they are held, for `steppers` (INP-9).
 * @returns What the `steppers` of a `NumberInput` or `CurrencyInput` takes. It may be made anew in each render.
 * @example <NumberInput min={1} max={99} steppers={numberSteppers()} />
 */
export function numberSteppers(): NumberSteppers {
  return { kind: 'numberSteppers', render: (owner) => <StepperButtons owner={owner} /> };
}
