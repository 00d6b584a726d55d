import { Button, Popover } from '@guadua/utils/ui';

export function Help() {
  return (
    <>
      <span>Retención en la fuente: 2,5 %</span>
      <Popover
        title="Retención en la fuente"
        description="Un anticipo del impuesto de renta: quien paga lo descuenta y lo gira a la DIAN a nombre de quien vende."
        side="top"
        trigger={
          <Button size="small" aria-label="Qué es la retención en la fuente">
            ?
          </Button>
        }
      />
    </>
  );
}
