import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { useFullscreen } from '@guadua/utils';
import { useRef } from 'react';

function Fullscreen({ t }: SpecimenProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { isEnabled, supported, toggle } = useFullscreen(ref);
  return (
    <div ref={ref}>
      <button type="button" data-test="fullscreen" disabled={!supported} onClick={() => toggle()}>
        {isEnabled ? t('Salir de pantalla completa') : t('Ver en pantalla completa')}
      </button>
    </div>
  );
}

export const specimens: Specimens = {
  fullscreen: defineSpecimen({
    covers: ['useFullscreen'],
    View: Fullscreen,
    // Only a real gesture may ask for it: the browser's event is dispatched instead.
    use: async (user) => {
      document.dispatchEvent(new Event('fullscreenchange'));
      await user.settle();
    },
  }),
};
