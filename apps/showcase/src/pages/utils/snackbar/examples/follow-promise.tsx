import { snackbar } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';

const TEXTS = {
  loading: 'Enviando la solicitud…',
  success: 'Solicitud enviada',
  error: (reason: unknown) => `No se envió: ${reason instanceof Error ? reason.message : 'error'}`,
};

export function FollowPromise() {
  return (
    <>
      <Button tone="primary" onClick={() => snackbar.promise(send(true), TEXTS)}>
        Enviar
      </Button>
      <Button onClick={() => snackbar.promise(send(false), TEXTS)}>Enviar y fallar</Button>
    </>
  );
}

async function send(works: boolean) {
  await new Promise((resolve) => setTimeout(resolve, 2500));
  if (!works) throw new Error('sin conexión');
}
