import { defineSpecimen, type SpecimenProps, type Specimens, submitsText } from '@guadua/catalog';
import { Field, NumberInput } from '@guadua/forms';

function Numbers({ t }: SpecimenProps) {
  return (
    <Field label={t('Cantidad')} description={t('Entre 1 y 99')}>
      <NumberInput min={1} max={99} defaultValue={5} suffix={t('unidades')} clearable />
    </Field>
  );
}

export const specimens: Specimens = {
  'number-input': defineSpecimen({
    covers: ['NumberInput'],
    View: Numbers,
    use: async (user) => {
      await user.focus('#specimen input');
      await user.key('ArrowUp');
      await user.key('PageDown');
    },
  }),
};

/** More than this a number can't hold exactly. */
function unsafe(value: number | null): string | false {
  return value !== null && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER) && `${value} is not safe`;
}

export const variants: Specimens = {
  'number-input-negative': defineSpecimen<number | null>({
    covers: ['NumberInput'],
    View: ({ t, control }) => <NumberInput aria-label={t('Número')} clearable {...control} />,
    control: { initial: 5, invalid: unsafe, submits: submitsText },
  }),
  'number-input-fixed': defineSpecimen<number | null>({
    covers: ['NumberInput'],
    View: ({ t, control }) => <NumberInput aria-label={t('Número')} {...control} />,
    control: { initial: 42, ignoresChanges: true, submits: submitsText },
  }),
};
