import {
  type Control,
  defineSpecimen,
  type SpecimenProps,
  type Specimens,
  submitsText,
} from '@guadua/catalog';
import { applyMask, Field, MaskedInput } from '@guadua/forms';

function Masked({ t }: SpecimenProps) {
  return (
    <div className="row">
      <Field label={t('Hora')}>
        <MaskedInput mask="time" />
      </Field>
      <Field label={t('Placa')}>
        <MaskedInput mask="SSS-000" valueAs="raw" prefix={t('CO')} />
      </Field>
      <Field label={t('Código')}>
        <MaskedInput mask={t('\\A00-SS')} defaultValue={t('A12-bc')} />
      </Field>
    </div>
  );
}

export const specimens: Specimens = {
  'masked-input': defineSpecimen({
    covers: ['MaskedInput'],
    View: Masked,
    use: (user) => user.write('#specimen input', '1045'),
  }),
};

/** What its mask makes of the text is the text. */
function maskedText(mask: string): Control<string> {
  return {
    initial: '',
    invalid: (value) =>
      applyMask(value, mask) !== value && `${JSON.stringify(value)} is not as ${mask} has it`,
    submits: submitsText,
  };
}

export const variants: Specimens = {
  'masked-input-time': defineSpecimen<string>({
    covers: ['MaskedInput'],
    View: ({ t, control }) => (
      <MaskedInput aria-label={t('Texto')} mask="time" clearable {...control} />
    ),
    control: maskedText('time'),
  }),
  'masked-input-date': defineSpecimen<string>({
    covers: ['MaskedInput'],
    View: ({ t, control }) => (
      <MaskedInput aria-label={t('Texto')} mask="date" clearable {...control} />
    ),
    control: maskedText('date'),
  }),
  'masked-input-ip': defineSpecimen<string>({
    covers: ['MaskedInput'],
    View: ({ t, control }) => (
      <MaskedInput aria-label={t('Texto')} mask="ip" clearable {...control} />
    ),
    control: maskedText('ip'),
  }),
  'masked-input-cpf-cnpj': defineSpecimen<string>({
    covers: ['MaskedInput'],
    View: ({ t, control }) => (
      <MaskedInput aria-label={t('Texto')} mask="cpf-cnpj" clearable {...control} />
    ),
    control: maskedText('cpf-cnpj'),
  }),
  'masked-input-plate': defineSpecimen<string>({
    covers: ['MaskedInput'],
    View: ({ t, control }) => (
      <MaskedInput aria-label={t('Texto')} mask="SSS-000" clearable {...control} />
    ),
    control: maskedText('SSS-000'),
  }),
};
