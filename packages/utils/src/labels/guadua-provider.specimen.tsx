import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { GuaduaProvider, utilsLabels, utilsLabelsEnUS } from '@guadua/utils';
import { CopyButton } from '@guadua/utils/ui';
import { useState } from 'react';

function Provider({ t }: SpecimenProps) {
  const [english, setEnglish] = useState(false);
  return (
    <GuaduaProvider locale={t('pt-BR')} labels={[utilsLabels({ copy: t('Copiar el enlace') })]}>
      <CopyButton text={t('enlace')} />
      <GuaduaProvider
        locale={english ? 'en-US' : 'es-CO'}
        labels={english ? [utilsLabelsEnUS] : []}
      >
        <CopyButton text={t('enlace')} />
      </GuaduaProvider>
      <button type="button" data-test="language" onClick={() => setEnglish(!english)}>
        {t('Cambiar de idioma')}
      </button>
    </GuaduaProvider>
  );
}

export const specimens: Specimens = {
  provider: defineSpecimen({
    covers: ['GuaduaProvider'],
    View: Provider,
    use: (user) => user.press('[data-test=language]'),
  }),
};
