import { useLongPress } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

export function Holding() {
  const [held, setHeld] = useState(0);
  const [last, setLast] = useState('nada todavía');
  const { pressProps, state } = useLongPress({
    threshold: 500,
    onShortPress: ({ pointerType }) => setLast(`corto, con ${pointerType}`),
    onLongPressing: ({ duration }) => setHeld(duration),
    onLongPressEnd: ({ duration, pointerType }) => {
      setHeld(0);
      setLast(`${Math.round(duration)} ms, con ${pointerType}`);
    },
  });
  return (
    <>
      <Button {...pressProps}>{state === 'idle' ? 'Mantén oprimido' : 'Sigue así…'}</Button>
      <progress aria-label="Tiempo sostenido" max={3000} value={held} />
      <span>Último: {last}</span>
    </>
  );
}
