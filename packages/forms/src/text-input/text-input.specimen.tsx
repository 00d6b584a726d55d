import { defineSpecimen, type SpecimenProps, type Specimens, submitsText } from '@guadua/catalog';
import {
  alreadyExists,
  compose,
  Field,
  FieldErrors,
  required,
  TextInput,
  textRules,
  useValidation,
} from '@guadua/forms';
import { useState } from 'react';

function Username({ t }: SpecimenProps) {
  const [value, setValue] = useState('');
  const { errors, pending } = useValidation(value, validateName);
  return (
    <Field
      label={t('Usuario')}
      description={t('Así te verán los demás')}
      required
      errors={errors}
      pending={pending}
    >
      <TextInput
        name="usuario"
        value={value}
        onChange={setValue}
        rules={textRules({ only: /[^<0-9]/g, textCase: 'name' })}
        prefix={t('@')}
        clearable
        placeholder={t('Tu nombre')}
      />
      <FieldErrors messages={{ required: t('Requerido'), alreadyExists: t('Ya existe') }} />
    </Field>
  );
}

/** Every name is free on the server but Bochica. */
const validateName = compose<string>(
  required,
  alreadyExists((name: string) => Promise.resolve(name === 'Bochica'), { debounce: 0 }),
);

export const specimens: Specimens = {
  'text-input': defineSpecimen({
    covers: ['Field', 'FieldErrors', 'TextInput', 'useValidation'],
    View: Username,
    use: async (user) => {
      await user.write('#specimen input', 'maría del mar');
      await user.press('#specimen .gd-icon-button');
      (await user.find('#specimen input')).blur();
      await user.find('.gd-field__error');
    },
  }),
};

export const variants: Specimens = {
  'text-input-filter': defineSpecimen<string>({
    covers: ['TextInput'],
    View: ({ t, control }) => (
      <TextInput
        aria-label={t('Texto')}
        rules={textRules({ filter: /\d/g })}
        clearable
        {...control}
      />
    ),
    control: {
      initial: '',
      invalid: (value) => !/^\D*$/s.test(value) && `${JSON.stringify(value)} does not match`,
      submits: submitsText,
    },
  }),
  'text-input-upper': defineSpecimen<string>({
    covers: ['TextInput'],
    View: ({ t, control }) => (
      <TextInput aria-label={t('Texto')} rules={textRules({ textCase: 'upper' })} {...control} />
    ),
    control: {
      initial: '',
      invalid: (value) =>
        !/^[^a-záéíóúñ]*$/s.test(value) && `${JSON.stringify(value)} does not match`,
      submits: submitsText,
    },
  }),
};
