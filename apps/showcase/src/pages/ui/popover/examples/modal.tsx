import { Button, Popover } from '@guadua/utils/ui';
import { useState } from 'react';

export function Modal() {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      modal
      title="¿Borrar el borrador?"
      description="No se puede deshacer."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button tone="danger" variant="bordered">
          Borrar borrador
        </Button>
      }
    >
      <Button tone="danger" onClick={() => setOpen(false)}>
        Sí, borrar
      </Button>
    </Popover>
  );
}
