import { snackbar } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';

const NODES = ['Rizoma', 'Cepa', 'Basa', 'Sobrebasa', 'Varillón'];

export function Queue() {
  function showAll() {
    for (const node of NODES) snackbar(`${node}: corte registrado`);
  }

  return (
    <>
      <Button onClick={showAll}>Cinco de una vez</Button>
      <Button variant="bordered" onClick={() => snackbar.dismiss()}>
        Cerrar todos
      </Button>
    </>
  );
}
