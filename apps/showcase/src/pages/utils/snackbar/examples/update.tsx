import { snackbar } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

export function Update() {
  const [items, setItems] = useState(0);

  function add() {
    const count = items + 1;
    setItems(count);
    snackbar(count === 1 ? 'Un producto en el carrito' : `${count} productos en el carrito`, {
      id: 'carrito',
    });
  }

  return <Button onClick={add}>Agregar al carrito</Button>;
}
