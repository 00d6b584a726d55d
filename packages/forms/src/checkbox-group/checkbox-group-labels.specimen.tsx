import type { LabelState } from '@guadua/catalog';
import { CheckboxGroup } from '@guadua/forms';

export const labelStates: readonly LabelState[] = [
  {
    title: 'a group that asks for some of its boxes',
    element: (
      <CheckboxGroup
        aria-label="Θέματα"
        minItems={1}
        maxItems={2}
        options={[
          { value: 'a', label: 'Α' },
          { value: 'b', label: 'Β' },
        ]}
      />
    ),
    use: ({ shown }) => shown('forms.checkboxGroup.limits'),
  },
];
