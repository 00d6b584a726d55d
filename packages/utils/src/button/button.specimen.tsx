import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

function Buttons({ t }: SpecimenProps) {
  const [saving, setSaving] = useState(false);
  return (
    <div className="row">
      <Button data-test="save" tone="primary" loading={saving} onClick={() => setSaving(true)}>
        {t('Guardar')}
      </Button>
      <Button tone="danger" variant="bordered" disabled>
        {t('Eliminar')}
      </Button>
      <Button data-test="search" collapsed icon={<Star />}>
        {t('Destacar')}
      </Button>
      <Button asChild>
        <a href="#ayuda" title={t('Ayuda')}>
          {t('Ayuda')}
        </a>
      </Button>
      <Button icon={<Star />} aria-label={t('Favorito')} onClick={() => setSaving(false)} />
    </div>
  );
}

function Star() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d="M8 2l2 4 4 .5-3 3 .8 4.5L8 12l-3.8 2 .8-4.5-3-3L6 6z" fill="currentColor" />
    </svg>
  );
}

export const specimens: Specimens = {
  buttons: defineSpecimen({
    covers: ['Button'],
    View: Buttons,
    use: async (user) => {
      await user.press('[data-test=save]');
      await user.press('[data-test=save]');
      await user.focus('[data-test=search]');
      await user.settle();
    },
  }),
};
