import { Select } from '@guadua/select';
import { Button } from '@guadua/utils/ui';
import { useId, useState } from 'react';

const SIZES = [1_000, 10_000, 100_000];

export function Huge() {
  const id = useId();
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
      <label htmlFor={id}>Lista de {options.length.toLocaleString('es-CO')} opciones</label>
      <Select id={id} options={options} />
    </>
  );
}

function makeOptions(size: number) {
  return Array.from({ length: size }, (_, index) => ({
    id: index + 1,
    name: `Opción ${index + 1}`,
  }));
}
