import { type ColorScheme, colorScheme } from '@guadua/utils';
import { useEffect, useState } from 'react';

interface Change {
  at: Date;
  scheme: ColorScheme;
}

export function Subscribe() {
  const [changes, setChanges] = useState<Change[]>([]);

  useEffect(() => {
    return colorScheme.subscribe(() => {
      const change = { at: new Date(), scheme: colorScheme.get() };
      setChanges((earlier) => [change, ...earlier].slice(0, 4));
    });
  }, []);

  if (changes.length === 0) return <p>Cambia el tema, aquí o en otra pestaña.</p>;
  return (
    <ol>
      {changes.map(({ at, scheme }) => (
        <li key={at.getTime()}>
          {at.toTimeString().slice(0, 8)}: {scheme}
        </li>
      ))}
    </ol>
  );
}
