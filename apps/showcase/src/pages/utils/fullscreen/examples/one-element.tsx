import { useFullscreen } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';
import { useRef } from 'react';

export function OneElement() {
  const picture = useRef<HTMLDivElement>(null);
  const { isEnabled, toggle } = useFullscreen(picture);
  return (
    <div ref={picture} style={{ position: 'relative', inlineSize: '100%' }}>
      <img
        src="/paisajes/nevado.svg"
        alt="Dos picos con nieve y una laguna"
        width={960}
        height={540}
        style={{ display: 'block', inlineSize: '100%', blockSize: 'auto', maxBlockSize: '100vh' }}
      />
      <Button
        onClick={toggle}
        style={{ position: 'absolute', insetBlockEnd: '1rem', insetInlineEnd: '1rem' }}
      >
        {isEnabled ? 'Salir' : 'Ampliar'}
      </Button>
    </div>
  );
}
