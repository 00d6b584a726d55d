import type { LabelState } from '@guadua/catalog';
import { NumberInput, numberSteppers } from '@guadua/forms';

export const labelStates: readonly LabelState[] = [
  {
    title: 'a number with its buttons',
    element: <NumberInput aria-label="Αριθμός" defaultValue={5} steppers={numberSteppers()} />,
    use: ({ shown }) => shown('forms.number.increase', 'forms.number.decrease'),
  },
];
