import { defineSpecimen, type SpecimenProps, type Specimens, submitsText } from '@guadua/catalog';
import { compose, Field, required, type ValidationErrors } from '@guadua/forms';
import { NitInput, verifyNIT } from '@guadua/forms/colombia';
import { useState } from 'react';

function Nit({ t }: SpecimenProps) {
  const [value, setValue] = useState('');
  return (
    <Field
      label={t('NIT')}
      errors={compose<string>(required, verifyNIT)(value) as ValidationErrors}
      messages={{
        required: t('Requerido'),
        verifyNIT: t('Formato: xxxxxxxxx-x'),
        verifyNITIntegrity: t('NIT inválido'),
      }}
    >
      <NitInput value={value} onChange={setValue} />
    </Field>
  );
}

export const specimens: Specimens = {
  'nit-input': defineSpecimen({
    covers: ['NitInput'],
    View: Nit,
    use: async (user) => {
      await user.write('#specimen input', '899999068');
      await user.press('#specimen button');
    },
  }),
};

export const variants: Specimens = {
  'nit-input-plain': defineSpecimen<string>({
    covers: ['NitInput'],
    View: ({ t, control }) => <NitInput aria-label={t('Texto')} clearable {...control} />,
    control: {
      initial: '',
      invalid: (value) =>
        !/^\d{0,15}(-\d?)?$/.test(value) && `${JSON.stringify(value)} does not match`,
      submits: submitsText,
    },
  }),
};
