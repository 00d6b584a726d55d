import { Field, NativeSelect, TextInput } from '@guadua/forms';
import { cookies, useCookies } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

const KINDS = [
  { value: 'text', label: 'Texto' },
  { value: 'json', label: 'Número, sí o no, JSON' },
];

const FIELDS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: '0.5rem',
};

export function LiveList() {
  const all = Object.entries(useCookies());
  const [name, setName] = useState('preferencias');
  const [text, setText] = useState('{ "filas": 20 }');
  const [kind, setKind] = useState<string | null>('json');
  const [error, setError] = useState('');

  const save = () => {
    try {
      cookies.set(name, kind === 'json' ? JSON.parse(text) : text, { maxAge: 3600 });
      setError('');
    } catch {
      setError('No se puede guardar: revisa el nombre y que el valor sea JSON.');
    }
  };

  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.5rem' }}>
      <div style={FIELDS}>
        <Field label="Nombre">
          <TextInput value={name} onChange={setName} />
        </Field>
        <Field label="Tipo">
          <NativeSelect options={KINDS} value={kind} onChange={setKind} />
        </Field>
        <Field label="Valor">
          <TextInput value={text} onChange={setText} />
        </Field>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
        <Button tone="primary" onClick={save}>
          Guardar
        </Button>
        <Button onClick={() => cookies.deleteAll()}>Borrar todas</Button>
      </div>
      <p role="alert">{error}</p>
      <table style={{ inlineSize: '100%', tableLayout: 'fixed', overflowWrap: 'anywhere' }}>
        <caption>Cookies de esta página, en vivo</caption>
        <thead>
          <tr>
            <th scope="col">Nombre</th>
            <th scope="col">Valor</th>
            <th scope="col">Tipo</th>
            <th scope="col">Quitar</th>
          </tr>
        </thead>
        <tbody>
          {all.length === 0 && (
            <tr>
              <td colSpan={4}>Ninguna todavía.</td>
            </tr>
          )}
          {all.map(([key, value]) => (
            <tr key={key}>
              <td>{key}</td>
              <td>
                <code>{JSON.stringify(value)}</code>
              </td>
              <td>{typeof value}</td>
              <td>
                <Button
                  size="small"
                  aria-label={`Borrar ${key}`}
                  onClick={() => cookies.delete(key)}
                >
                  Borrar
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
