import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { useMaskText, useNumberText } from '@guadua/forms/headless';

function OwnInputs({ t }: SpecimenProps) {
  const weight = useNumberText({ min: 0, decimals: 2, defaultValue: 1234.5 });
  const code = useMaskText({ mask: '000-000' });
  return (
    <>
      <input aria-label={t('Peso')} {...weight.props} />
      <input aria-label={t('Código')} {...code.props} />
    </>
  );
}

export const specimens: Specimens = {
  headless: defineSpecimen({ covers: ['useMaskText', 'useNumberText'], View: OwnInputs }),
};
