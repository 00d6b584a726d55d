import { snackbar } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';

export function Tones() {
  return (
    <>
      <Button onClick={() => snackbar('El pedido quedó registrado')}>Listo</Button>
      <Button onClick={() => snackbar('Tu pedido va en camino', { tone: 'primary' })}>
        De la marca
      </Button>
      <Button onClick={() => snackbar('Hay una versión nueva de la aplicación', { tone: 'info' })}>
        Información
      </Button>
      <Button onClick={() => snackbar('Quedan tres cupos', { tone: 'warning' })}>
        Advertencia
      </Button>
      <Button onClick={() => snackbar('No se pudo conectar', { tone: 'danger' })}>Error</Button>
    </>
  );
}
