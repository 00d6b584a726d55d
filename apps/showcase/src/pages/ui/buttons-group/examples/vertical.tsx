import { ButtonGroup, ButtonGroupItem, type ButtonGroupProps } from '@guadua/utils/ui';

export function Vertical(props: ButtonGroupProps) {
  return (
    <ButtonGroup {...props} selection="single" orientation="vertical" aria-label="Envío">
      <ButtonGroupItem value="recoger">Recoger en la tienda</ButtonGroupItem>
      <ButtonGroupItem value="ciudad">Envío en la ciudad</ButtonGroupItem>
      <ButtonGroupItem value="nacional">Envío nacional</ButtonGroupItem>
    </ButtonGroup>
  );
}
