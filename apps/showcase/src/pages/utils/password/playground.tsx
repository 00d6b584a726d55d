import types from 'controls:generatePassword?length,lettersUpperCase,lettersLowerCase,numbers,specialChars';
import { generatePassword, type PasswordOptions, passwordEntropy } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';
import {
  type EventLog,
  type PlaygroundDefinition,
  type Playgrounds,
  printValue,
} from '../../../playground';

const PLAYGROUND: PlaygroundDefinition = {
  label: 'Contraseña aleatoria',
  controls: types.controls,
  initial: { length: 16, specialChars: true },
  events: ['generatePassword'],
  styles: ['@guadua/utils/styles.css'],
  script: {
    render: (props, log) => <Generator options={props} log={log} />,
    code: (props) => {
      const options = Object.keys(props).length > 0 ? printValue(props) : '';
      return `import { generatePassword } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

export function Example() {
  const [password, setPassword] = useState('');

  return (
    <>
      <Button tone="primary" onClick={() => setPassword(generatePassword(${options}))}>
        Generar
      </Button>
      <output>{password}</output>
    </>
  );
}
`;
    },
  },
};

/** What the code says, and the strength beside it. */
function Generator({ options, log }: { options: PasswordOptions; log: EventLog }) {
  const [password, setPassword] = useState('');
  const bits = entropyOf(options);
  return (
    <>
      <Button
        tone="primary"
        disabled={bits === null}
        onClick={() => {
          const generated = generatePassword(options);
          setPassword(generated);
          log('generatePassword', [generated]);
        }}
      >
        Generar
      </Button>
      <output style={{ overflowWrap: 'anywhere', fontFamily: 'var(--gd-font-mono)' }}>
        {password || 'Aún no hay ninguna'}
      </output>
      <p style={{ inlineSize: '100%', textAlign: 'center' }}>
        {bits === null
          ? 'Muy corta para las clases elegidas, o sin ninguna clase.'
          : `Fortaleza de cada una: ${Math.round(bits)} bits`}
      </p>
    </>
  );
}

function entropyOf(options: PasswordOptions): number | null {
  try {
    return passwordEntropy(options);
  } catch {
    return null;
  }
}

export const PLAYGROUNDS: Playgrounds = [PLAYGROUND];
