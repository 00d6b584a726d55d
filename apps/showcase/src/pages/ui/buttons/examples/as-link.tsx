import { Button } from '@guadua/utils/ui';

export function AsLink() {
  return (
    <>
      <Button asChild tone="primary">
        <a href="/ui/buttons-group">Ver el grupo de botones</a>
      </Button>
      <Button asChild variant="bordered">
        <a href="/favicon.svg" download="guadua.svg">
          Descargar el logo
        </a>
      </Button>
    </>
  );
}
