import { defineSpecimen, type SpecimenProps, type Specimens, submitsText } from '@guadua/catalog';
import { Field, PasswordInput, PasswordStrength } from '@guadua/forms';
import { useState } from 'react';

function NewPassword({ t }: SpecimenProps) {
  const [value, setValue] = useState('n8#Vt!q2Lw0z');
  return (
    <Field label={t('Contraseña')}>
      <PasswordInput autoComplete="new-password" value={value} onChange={setValue} />
      <PasswordStrength value={value} />
    </Field>
  );
}

export const specimens: Specimens = {
  'password-input': defineSpecimen({
    covers: ['PasswordInput', 'PasswordStrength'],
    View: NewPassword,
    use: async (user) => {
      await user.press('#specimen .gd-icon-button');
      await user.write('#specimen input', 'hola');
    },
  }),
};

export const variants: Specimens = {
  'password-input-plain': defineSpecimen<string>({
    covers: ['PasswordInput'],
    View: ({ t, control }) => <PasswordInput aria-label={t('Contraseña')} {...control} />,
    control: { initial: '', submits: submitsText },
  }),
};
