import { defineSpecimen, type SpecimenProps, type Specimens, submitsOne } from '@guadua/catalog';
import { Field, required } from '@guadua/forms';
import { AddressInput, formatAddress, parseAddress } from '@guadua/forms/colombia';
import { useState } from 'react';

function Address({ t }: SpecimenProps) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Field
      label={t('Dirección')}
      description={t('Donde recibes el pedido')}
      errors={required(value)}
      messages={{ required: t('Requerido') }}
      required
    >
      <AddressInput name="direccion" value={value} onChange={setValue} />
    </Field>
  );
}

export const specimens: Specimens = {
  'address-input': defineSpecimen({
    covers: ['AddressInput'],
    View: Address,
    use: async (user) => {
      await user.write('#specimen input', 'Carr');
      await user.key('Enter');
      await user.type('7');
      await user.focus('#specimen input');
      await user.find('[role=listbox]');
    },
  }),
};

/** An address as it is written in full. */
function inFull(address: string): string {
  return formatAddress(parseAddress(address));
}

export const variants: Specimens = {
  'address-input-filled': defineSpecimen<string | null>({
    covers: ['AddressInput'],
    View: ({ t, control }) => <AddressInput aria-label={t('Dirección')} {...control} />,
    control: {
      initial: 'Calle 100 # 19 - 54',
      invalid: (value) =>
        value !== null &&
        inFull(inFull(value)) !== inFull(value) &&
        `${JSON.stringify(value)} becomes ${JSON.stringify(inFull(value))}, and that something else`,
      // What is mounted with an abbreviated address submits it in full.
      normalize: inFull,
      submits: submitsOne,
    },
  }),
};
