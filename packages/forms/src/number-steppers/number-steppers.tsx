import type { NumberSteppers } from './number-steppers.types';
import { StepperButtons } from './stepper-buttons';

/**
 * Dos botones que dan un paso menos o uno más, y siguen mientras se sostienen.
 * @returns Lo que recibe `steppers`, de `NumberInput` o `CurrencyInput`. Se puede llamar en cada dibujo.
 * @example <NumberInput min={1} max={99} steppers={numberSteppers()} />
 */
export function numberSteppers(): NumberSteppers {
  return { kind: 'numberSteppers', render: (owner) => <StepperButtons owner={owner} /> };
}
