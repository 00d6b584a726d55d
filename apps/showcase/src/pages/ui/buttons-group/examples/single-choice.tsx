import { ButtonGroup, ButtonGroupItem, type ButtonGroupProps } from '@guadua/utils/ui';

export function SingleChoice(props: ButtonGroupProps) {
  return (
    <ButtonGroup {...props} selection="single" aria-label="Periodo">
      <ButtonGroupItem value="dia">Día</ButtonGroupItem>
      <ButtonGroupItem value="mes">Mes</ButtonGroupItem>
      <ButtonGroupItem value="anio">Año</ButtonGroupItem>
    </ButtonGroup>
  );
}
