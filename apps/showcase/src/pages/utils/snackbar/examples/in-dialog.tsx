import { snackbar } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';
import { useRef } from 'react';

export function InDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>Abrir un diálogo</Button>
      <dialog ref={dialog} aria-label="Invitar">
        <p>El aviso se ve por encima de este diálogo.</p>
        <Button tone="primary" onClick={() => snackbar('Invitación enviada')}>
          Invitar
        </Button>{' '}
        <Button onClick={() => dialog.current?.close()}>Cerrar</Button>
      </dialog>
    </>
  );
}
