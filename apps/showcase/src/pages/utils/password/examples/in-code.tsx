import { generatePassword, uniqueId } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

export function InCode() {
  const [made, setMade] = useState<readonly string[]>([]);
  return (
    <>
      <Button onClick={() => setMade([generatePassword(), ...made].slice(0, 3))}>Contraseña</Button>
      <Button
        onClick={() =>
          setMade([generatePassword({ length: 20, specialChars: true }), ...made].slice(0, 3))
        }
      >
        Larga, con símbolos
      </Button>
      <Button onClick={() => setMade([uniqueId(), ...made].slice(0, 3))}>Identificador</Button>
      <output style={{ inlineSize: '100%', minBlockSize: '4.5em', fontFamily: 'monospace' }}>
        {made.map((text) => (
          <span key={text} style={{ display: 'block' }}>
            {text}
          </span>
        ))}
      </output>
    </>
  );
}
