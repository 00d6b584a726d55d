import { Button } from '@guadua/utils/ui';

export function WithIcon({ disabled }: { disabled?: boolean }) {
  return (
    <>
      <Button tone="primary" icon={<SaveIcon />} disabled={disabled}>
        Guardar
      </Button>
      <Button icon={<TrashIcon />} disabled={disabled}>
        Mover a la papelera
      </Button>
      <Button tone="danger" variant="bordered" icon={<TrashIcon />} disabled={disabled}>
        Borrar para siempre
      </Button>
    </>
  );
}

function SaveIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="gd-icon">
      <path d="M2.5 8.5 6 12l7.5-8" />
    </svg>
  );
}

function TrashIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="gd-icon">
      <path d="M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.5 9h7l.5-9" />
    </svg>
  );
}
