import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { Field, NativeSelect } from '@guadua/forms';

function Native({ t, control }: SpecimenProps<string | null>) {
  return (
    <Field label={t('Departamento')}>
      <NativeSelect
        {...control}
        placeholder={t('Elige uno')}
        options={[
          { value: 'ant', label: t('Antioquia') },
          { value: 'val', label: t('Valle del Cauca') },
          { value: 'boy', label: t('Boyacá'), disabled: true },
        ]}
      />
    </Field>
  );
}

export const specimens: Specimens = {
  'native-select': defineSpecimen<string | null>({
    covers: ['NativeSelect'],
    View: Native,
    control: {
      initial: null,
      invalid: (value) =>
        value !== null && !['ant', 'val'].includes(value) && `${value} is not a choice`,
      submits: (value) => [value ?? ''],
    },
    use: async (user) => {
      const select = await user.find('#specimen select');
      if (select instanceof HTMLSelectElement) select.value = 'val';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await user.settle();
    },
  }),
};
