import { ButtonGroup, ButtonGroupItem, type ButtonGroupProps } from '@guadua/utils/ui';

export function Required(props: ButtonGroupProps) {
  return (
    <ButtonGroup {...props} selection="single" required aria-label="Tipo de vía">
      <ButtonGroupItem value="calle">Calle</ButtonGroupItem>
      <ButtonGroupItem value="carrera">Carrera</ButtonGroupItem>
      <ButtonGroupItem value="diagonal" disabled>
        Diagonal
      </ButtonGroupItem>
      <ButtonGroupItem value="transversal">Transversal</ButtonGroupItem>
    </ButtonGroup>
  );
}
