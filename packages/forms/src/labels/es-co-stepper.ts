import type { StepperLabels } from './forms-labels.types';

/** The Spanish texts of the buttons that change a number. */
export const stepperLabelsEsCO: StepperLabels = {
  numberIncrease: 'Aumentar',
  numberDecrease: 'Disminuir',
};
