import { Field, NumberInput, Switch, TextInput } from '@guadua/forms';
import { generatePassword, type PasswordOptions, passwordEntropy } from '@guadua/utils';
import { Button, CopyButton } from '@guadua/utils/ui';
import { useState } from 'react';

const CLASSES = [
  ['lettersUpperCase', 'Mayúsculas'],
  ['lettersLowerCase', 'Minúsculas'],
  ['numbers', 'Números'],
  ['specialChars', 'Caracteres especiales'],
] as const;

export function Generator() {
  const [length, setLength] = useState<number | null>(8);
  const [classes, setClasses] = useState({
    lettersUpperCase: true,
    lettersLowerCase: true,
    numbers: true,
    specialChars: false,
  });
  const [password, setPassword] = useState('');
  const options: PasswordOptions = { ...classes, length: length ?? 0 };
  const bits = entropyOf(options);

  return (
    <div style={{ display: 'grid', gap: '0.75rem', inlineSize: '100%', maxInlineSize: '24rem' }}>
      <Field
        label="Longitud"
        errors={bits === null ? { refused: true } : null}
        messages={{ refused: 'Muy corta para las clases elegidas, o sin ninguna clase.' }}
        when="always"
      >
        <NumberInput value={length} onChange={setLength} min={1} max={200} decimals={0} />
      </Field>
      {CLASSES.map(([name, label]) => (
        <Switch
          key={name}
          value={classes[name]}
          onChange={(value) => setClasses({ ...classes, [name]: value })}
        >
          {label}
        </Switch>
      ))}
      <label>
        Fortaleza: {strengthOf(bits)}
        <meter
          min={0}
          max={128}
          low={50}
          high={80}
          optimum={128}
          value={bits ?? 0}
          style={{ display: 'block', inlineSize: '100%' }}
        />
      </label>
      <Field label="Contraseña">
        <TextInput value={password} readOnly placeholder="Aún no hay ninguna" />
      </Field>
      <div style={{ display: 'flex', gap: '0.5rem' }}>
        <Button
          tone="primary"
          disabled={bits === null}
          onClick={() => setPassword(generatePassword(options))}
        >
          Generar
        </Button>
        <CopyButton text={password} disabled={!password} />
      </div>
    </div>
  );
}

function entropyOf(options: PasswordOptions): number | null {
  try {
    return passwordEntropy(options);
  } catch {
    return null;
  }
}

function strengthOf(bits: number | null): string {
  if (bits === null) return 'ninguna';
  const name = bits < 50 ? 'débil' : bits < 80 ? 'buena' : 'muy buena';
  return `${name}, ${Math.round(bits)} bits`;
}
