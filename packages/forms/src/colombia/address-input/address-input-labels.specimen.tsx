import type { LabelState } from '@guadua/catalog';
import { AddressInput } from '@guadua/forms/colombia';

export const labelStates: readonly LabelState[] = [
  {
    title: 'an address',
    element: <AddressInput aria-label="Διεύθυνση" />,
    use: async ({ click, keys, shown, find }) => {
      await click('[role=combobox]');
      await find('[role=listbox]');
      await shown(
        'forms.address.via',
        'forms.address.vias',
        'forms.address.number',
        'forms.address.crossing',
      );
      await keys('{ArrowDown}{Enter}');
      await shown('forms.address.plate', 'forms.address.incomplete');
    },
  },
  {
    title: 'an address that is too long',
    element: <AddressInput aria-label="Διεύθυνση" defaultValue={'Ω'.repeat(201)} />,
    use: ({ shown }) => shown('forms.address.tooLong'),
  },
];
