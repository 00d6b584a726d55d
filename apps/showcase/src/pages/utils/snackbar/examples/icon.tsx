import { snackbar } from '@guadua/utils';
import { Button } from '@guadua/utils/ui';

export function Icon() {
  return (
    <>
      <Button onClick={() => snackbar('Agregado a favoritos', { icon: <HeartIcon /> })}>
        Ícono propio
      </Button>
      <Button onClick={() => snackbar('Solo el texto', { icon: null })}>Sin ícono</Button>
    </>
  );
}

function HeartIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="gd-icon">
      <path d="M8 13.5 3 8.5a3 3 0 0 1 5-3.5 3 3 0 0 1 5 3.5z" />
    </svg>
  );
}
