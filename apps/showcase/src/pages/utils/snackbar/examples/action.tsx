import { snackbar } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

export function Action() {
  const [messages, setMessages] = useState(12);

  function remove() {
    setMessages((count) => count - 1);
    snackbar('Mensaje movido a la papelera', {
      action: { label: 'Deshacer', onClick: () => setMessages((count) => count + 1) },
    });
  }

  return (
    <>
      <p>{messages} mensajes</p>
      <Button onClick={remove} disabled={messages === 0}>
        Borrar el último
      </Button>
    </>
  );
}
