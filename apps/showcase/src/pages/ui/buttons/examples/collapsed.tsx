import { Button } from '@guadua/utils/ui';

export function Collapsed({ disabled }: { disabled?: boolean }) {
  return (
    <>
      <Button collapsed icon={<ShareIcon />} disabled={disabled}>
        Compartir
      </Button>
      <Button collapsed tone="primary" icon={<DownloadIcon />} disabled={disabled}>
        Descargar
      </Button>
    </>
  );
}

function ShareIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="gd-icon">
      <path d="M8 10V2.5M5 5l3-3 3 3M3.5 8v5.5h9V8" />
    </svg>
  );
}

function DownloadIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="gd-icon">
      <path d="M8 2.5V10M5 7.5l3 3 3-3M3 13.5h10" />
    </svg>
  );
}
