import { Field } from '@guadua/forms';
import { Select } from '@guadua/select';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

const SIZES = [1_000, 10_000, 100_000];

export function Huge() {
  const [options, setOptions] = useState(() => makeOptions(1_000));
  return (
    <>
      {SIZES.map((size) => (
        <Button
          key={size}
          variant="bordered"
          aria-pressed={options.length === size}
          onClick={() => setOptions(makeOptions(size))}
        >
          {size.toLocaleString('es-CO')}
        </Button>
      ))}
      <Field label={`Lista de ${options.length.toLocaleString('es-CO')} opciones`}>
        <Select options={options} />
      </Field>
    </>
  );
}

function makeOptions(size: number) {
  return Array.from({ length: size }, (_, index) => ({
    id: index + 1,
    name: `Opción ${index + 1}`,
  }));
}
