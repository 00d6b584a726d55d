import { useFullscreen } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

export function WholePage() {
  const { isEnabled, toggle } = useFullscreen();
  const [refused, setRefused] = useState(false);
  return (
    <>
      <Button tone="primary" onClick={async () => setRefused(!(await toggle()))}>
        {isEnabled ? 'Salir de pantalla completa' : 'Toda la página'}
      </Button>
      {refused && <p role="alert">Este navegador no lo permite.</p>}
    </>
  );
}
