import { useNumberText } from '@guadua/forms/headless';
import { type ComponentProps, useId, useState } from 'react';

export function WithShadcn() {
  const id = useId();
  const [price, setPrice] = useState<number | null>(49_900);
  const { props, problem } = useNumberText({ value: price, onChange: setPrice, min: 1_000 });
  return (
    <>
      <label htmlFor={id}>Precio</label>
      <Input
        {...props}
        id={id}
        name="precio"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-ayuda`}
      />
      <p id={`${id}-ayuda`}>
        {problem === 'min' ? 'Desde 1.000 pesos' : `El valor es ${price ?? 'null'}`}
      </p>
    </>
  );
}

/** El de shadcn, que queda copiado en tu proyecto: pasa todo al `<input>`, la referencia también. */
function Input({ className, type, ...props }: ComponentProps<'input'>) {
  return <input type={type} data-slot="input" className={className} {...props} />;
}
