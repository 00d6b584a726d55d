import { cookies } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

export function GetAndSet() {
  const [read, setRead] = useState('Aún sin leer');
  return (
    <>
      <Button onClick={() => cookies.set('visitas', 42)}>Guardar 42</Button>
      <Button onClick={() => cookies.set('visitas', '42')}>Guardar «42»</Button>
      <Button onClick={() => cookies.set('visitas', true, { maxAge: 10 })}>
        Guardar sí, por 10 s
      </Button>
      <Button onClick={() => setRead(describe(cookies.get('visitas')))}>Leer</Button>
      <Button onClick={() => cookies.delete('visitas')}>Borrar</Button>
      <output style={{ inlineSize: '100%', textAlign: 'center' }}>{read}</output>
    </>
  );
}

function describe(value: unknown): string {
  return value === undefined ? 'No existe' : `${JSON.stringify(value)} (${typeof value})`;
}
