import { Button, ButtonGroup } from '@guadua/utils/ui';

export function Joined({ disabled }: { disabled?: boolean }) {
  return (
    <ButtonGroup aria-label="Página" disabled={disabled}>
      <Button>Anterior</Button>
      <Button>Hoy</Button>
      <Button>Siguiente</Button>
    </ButtonGroup>
  );
}
