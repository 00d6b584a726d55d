import { Button } from '@guadua/utils/ui';

export function Sizes({ disabled }: { disabled?: boolean }) {
  return (
    <>
      <Button size="small" disabled={disabled}>
        Pequeño
      </Button>
      <Button disabled={disabled}>Mediano</Button>
      <Button size="large" disabled={disabled}>
        Grande
      </Button>
    </>
  );
}
