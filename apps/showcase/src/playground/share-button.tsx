import { snackbar } from '@guadua/utils';
import { type ComponentType, useState } from 'react';
import type { SharePanelProps } from './share-panel';

const loadPanel = async () => (await import('./share-panel')).SharePanel;

/**
 * Opens the panel with the link. The panel imports a positioning engine, which no other part of a page
 * needs: it is loaded when the pointer or the focus reaches the button.
 */
export function ShareButton({ link }: SharePanelProps) {
  const [Panel, setPanel] = useState<ComponentType<SharePanelProps> | null>(null);
  if (Panel) return <Panel link={link} />;
  const prefetch = () => void loadPanel().catch(() => undefined);
  return (
    <button
      type="button"
      className="tool tool-accent"
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() =>
        loadPanel().then(
          (loaded) => setPanel(() => loaded),
          () => snackbar('El panel no se pudo cargar. Revisa tu conexión.', { tone: 'danger' }),
        )
      }
    >
      Compartir
    </button>
  );
}
