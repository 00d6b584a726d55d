import { useColorScheme } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';

export function Toggle() {
  const { toggle } = useColorScheme();
  return (
    <Button tone="primary" onClick={toggle}>
      Cambiar de tema
    </Button>
  );
}
