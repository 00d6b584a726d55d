import { Button } from '@guadua/utils/ui';

export function IconOnly({ disabled }: { disabled?: boolean }) {
  return (
    <>
      <Button aria-label="Agregar" tone="primary" icon={<PlusIcon />} disabled={disabled} />
      <Button aria-label="Editar" icon={<PencilIcon />} disabled={disabled} />
      <Button
        aria-label="Quitar"
        tone="danger"
        variant="bordered"
        icon={<CrossIcon />}
        disabled={disabled}
      />
    </>
  );
}

function PlusIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="gd-icon">
      <path d="M8 3v10M3 8h10" />
    </svg>
  );
}

function PencilIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="gd-icon">
      <path d="m3 13 .7-3 7-7 2.3 2.3-7 7z" />
    </svg>
  );
}

function CrossIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="gd-icon">
      <path d="m4 4 8 8M12 4l-8 8" />
    </svg>
  );
}
