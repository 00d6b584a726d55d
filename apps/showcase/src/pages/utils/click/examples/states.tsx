import { useLongPress } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';
import { useEffect, useRef, useState } from 'react';

const IDLE = 'Clic aquí para probar';

export function States() {
  const [text, setText] = useState(IDLE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(setText, 2000, IDLE);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const { pressProps } = useLongPress({
    onShortPress: () => say('Clic corto'),
    onLongPress: () => say('Clic prolongado'),
  });

  return (
    <Button tone="primary" size="large" {...pressProps}>
      {text}
    </Button>
  );
}
