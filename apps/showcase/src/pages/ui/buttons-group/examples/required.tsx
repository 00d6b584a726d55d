import { ButtonGroup, ButtonGroupItem, type ButtonGroupProps } from '@guadua/utils/ui';
import { useState } from 'react';

type RequiredProps = ButtonGroupProps & { errors?: Record<string, unknown> | null };

export function Required({ errors, onBlur, ...props }: RequiredProps) {
  const [touched, setTouched] = useState(false);
  return (
    <ButtonGroup
      {...props}
      selection="single"
      required
      invalid={touched && errors?.required === true}
      onBlur={(event) => {
        setTouched(true);
        onBlur?.(event);
      }}
      aria-label="Tipo de vía"
    >
      <ButtonGroupItem value="calle">Calle</ButtonGroupItem>
      <ButtonGroupItem value="carrera">Carrera</ButtonGroupItem>
      <ButtonGroupItem value="via" disabled>
        Vía
      </ButtonGroupItem>
      <ButtonGroupItem value="avenida">Avenida</ButtonGroupItem>
    </ButtonGroup>
  );
}
