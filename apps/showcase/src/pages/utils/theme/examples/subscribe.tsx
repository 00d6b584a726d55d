import { colorScheme } from '@guadua/utils';
import { useEffect, useState } from 'react';

export function Subscribe() {
  const [changes, setChanges] = useState<string[]>([]);

  useEffect(() => {
    return colorScheme.subscribe(() => {
      const time = new Date().toLocaleTimeString('es-CO');
      setChanges((earlier) => [`${time}: ${colorScheme.get()}`, ...earlier].slice(0, 4));
    });
  }, []);

  if (changes.length === 0) return <p>Cambia el tema, aquí o en otra pestaña.</p>;
  return (
    <ol>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ol>
  );
}
