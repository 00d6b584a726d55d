import { Button, Popover } from '@guadua/utils/ui';

export function Plain() {
  return (
    <Popover
      aria-label="Sobre el autor"
      arrow={false}
      closeButton={false}
      align="start"
      trigger={<Button variant="bordered">Tomás Carrasquilla</Button>}
    >
      Santo Domingo, Antioquia, 1858. Escribió <cite>La marquesa de Yolombó</cite> y{' '}
      <cite>Frutos de mi tierra</cite>.
    </Popover>
  );
}
