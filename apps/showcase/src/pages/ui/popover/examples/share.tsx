import { Button, CopyButton, Popover } from '@guadua/utils/ui';

const LINK = 'https://finca.example/lotes/14';

export function Share() {
  return (
    <Popover
      title="Compartir el lote 14"
      description="Quien tenga el enlace puede verlo, no cambiarlo."
      align="start"
      trigger={<Button tone="primary">Compartir</Button>}
    >
      <CopyButton text={LINK}>Copiar enlace</CopyButton>
    </Popover>
  );
}
