import { snackbar } from '@guadua/utils';
import { Button, ButtonGroup, ButtonGroupItem } from '@guadua/utils/ui';
import { useState } from 'react';

export function Duration() {
  const [duration, setDuration] = useState<string | null>('4000');
  return (
    <>
      <ButtonGroup selection="single" aria-label="Duración" value={duration} onChange={setDuration}>
        <ButtonGroupItem value="1000">1 s</ButtonGroupItem>
        <ButtonGroupItem value="4000">4 s</ButtonGroupItem>
        <ButtonGroupItem value="10000">10 s</ButtonGroupItem>
        <ButtonGroupItem value="Infinity">Sin fin</ButtonGroupItem>
      </ButtonGroup>
      <Button
        tone="primary"
        onClick={() => snackbar('Léeme sin afán', { duration: Number(duration) })}
      >
        Mostrar
      </Button>
    </>
  );
}
