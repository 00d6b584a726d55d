import { Button, ButtonGroup } from '@guadua/utils/ui';

export function Tones({ disabled }: { disabled?: boolean }) {
  return (
    <>
      <ButtonGroup aria-label="Solicitud" tone="primary" disabled={disabled}>
        <Button>Aprobar</Button>
        <Button>Aprobar con ajustes</Button>
      </ButtonGroup>
      <ButtonGroup aria-label="Rechazo" variant="bordered" disabled={disabled}>
        <Button>Devolver</Button>
        <Button tone="danger">Rechazar</Button>
      </ButtonGroup>
    </>
  );
}
