import type { LabelState } from '@guadua/catalog';
import { CurrencyInput, MaskedInput, NumberInput } from '@guadua/forms';
import { NitInput } from '@guadua/forms/colombia';

export const labelStates: readonly LabelState[] = [
  {
    title: 'numbers and masks that are wrong',
    element: (
      <>
        <NumberInput aria-label="Αριθμός" min={5} defaultValue={1} />
        <CurrencyInput aria-label="Ποσό" max={5} defaultValue={1234.5} />
        <MaskedInput aria-label="Κωδικός" mask="0000-00" defaultValue="12" />
        <NitInput aria-label="Αριθμός μητρώου" defaultValue="900123456" />
        <NitInput aria-label="Δέκα ψηφία" defaultValue="9003739134" />
      </>
    ),
    use: ({ shown }) =>
      shown(
        'forms.number.min',
        'forms.number.max',
        'forms.mask.incomplete',
        'forms.nit.suggestion',
        'forms.nit.meaning',
      ),
  },
  {
    title: 'a number of which only the sign is written',
    element: <NumberInput aria-label="Αριθμός" />,
    use: async ({ click, keys, shown }) => {
      await click('.gd-number-input input');
      await keys('-');
      await shown('forms.number.incomplete');
    },
  },
];
