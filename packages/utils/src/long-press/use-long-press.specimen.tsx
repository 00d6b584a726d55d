import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { useLongPress } from '@guadua/utils';
import { useState } from 'react';

function LongPress({ t }: SpecimenProps) {
  const [said, setSaid] = useState('');
  const { pressProps, state } = useLongPress({
    threshold: 20,
    onShortPress: () => setSaid(t('Clic corto')),
    onLongPress: () => setSaid(t('Clic prolongado')),
    onLongPressing: () => setSaid(t('Sigue presionado')),
    onLongPressEnd: () => setSaid(t('Terminó')),
  });
  return (
    <button type="button" data-test="press" data-state={state} {...pressProps}>
      <span>{t('Clic aquí para probar')}</span> <span>{said}</span>
    </button>
  );
}

export const specimens: Specimens = {
  'long-press': defineSpecimen({
    covers: ['useLongPress'],
    View: LongPress,
    use: async (user) => {
      const button = await user.find('[data-test=press]');
      const pointer = { bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 };
      button.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, isPrimary: true }));
      await user.until(() => button.dataset.longPressing !== undefined, 'the long press');
    },
  }),
};
