import '@guadua/forms/styles.css';
import { TextInput } from '@guadua/forms';
import { CopyButton, Popover } from '@guadua/utils/ui';

export interface SharePanelProps {
  /** The address of the playground as it stands now. */
  link: () => string;
}

/** The link to a playground as it stands, to be read before it is copied. Open at first. */
export function SharePanel({ link }: SharePanelProps) {
  return (
    <Popover
      defaultOpen
      title="Compartir este banco"
      description="El enlace lo abre como está: propiedades, ancho, tema y sentido."
      align="end"
      trigger={
        <button type="button" className="tool tool-accent">
          Compartir
        </button>
      }
    >
      <SharedLink link={link} />
    </Popover>
  );
}

/** Rendered while the panel is open only, so that the link is the one of that moment. */
function SharedLink({ link }: SharePanelProps) {
  const address = link();
  return (
    <div className="playground-share">
      <TextInput
        aria-label="Enlace"
        readOnly
        value={address}
        onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      />
      <CopyButton text={address} tone="primary">
        Copiar
      </CopyButton>
    </div>
  );
}
