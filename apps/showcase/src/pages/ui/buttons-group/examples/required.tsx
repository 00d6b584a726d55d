import { ButtonGroup, ButtonGroupItem, type ButtonGroupProps } from '@guadua/utils/ui';

type RequiredProps = ButtonGroupProps & { errors?: Record<string, unknown> | null };

export function Required({ errors, ...props }: RequiredProps) {
  return (
    <ButtonGroup
      {...props}
      selection="single"
      required
      invalid={errors?.required === true}
      aria-label="Tipo de vía"
    >
      <ButtonGroupItem value="calle">Calle</ButtonGroupItem>
      <ButtonGroupItem value="carrera">Carrera</ButtonGroupItem>
      <ButtonGroupItem value="diagonal" disabled>
        Diagonal
      </ButtonGroupItem>
      <ButtonGroupItem value="transversal">Transversal</ButtonGroupItem>
    </ButtonGroup>
  );
}
