import { snackbar } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';

export function Simple() {
  return (
    <Button tone="primary" onClick={() => snackbar('Cambios guardados')}>
      Guardar cambios
    </Button>
  );
}
