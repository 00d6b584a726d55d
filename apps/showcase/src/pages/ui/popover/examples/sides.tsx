import { Button, Popover, type PopoverProps } from '@guadua/utils/ui';

const SIDES: [side: PopoverProps['side'], name: string][] = [
  ['top', 'Arriba'],
  ['right', 'A la derecha'],
  ['bottom', 'Abajo'],
  ['left', 'A la izquierda'],
];

export function Sides() {
  return SIDES.map(([side, name]) => (
    <Popover
      key={side}
      side={side}
      title={name}
      closeButton={false}
      trigger={<Button variant="bordered">{name}</Button>}
    >
      Si aquí no cabe, pasa al otro lado.
    </Popover>
  ));
}
