import type { LabelState } from '@guadua/catalog';
import { Field, PinInput } from '@guadua/forms';

export const labelStates: readonly LabelState[] = [
  {
    title: 'PINs',
    element: (
      <>
        <PinInput />
        <PinInput alphanumeric />
        <PinInput length={2} defaultValue="123" />
        <Field label="Κωδικός">
          <PinInput length={6} />
        </Field>
      </>
    ),
    use: async ({ click, keys, shown }) => {
      await click('.gd-pin-input input');
      await keys('12');
      await shown(
        'forms.pin.name',
        'forms.pin.length',
        'forms.pin.incomplete',
        'forms.pin.tooLong',
      );
    },
  },
];
