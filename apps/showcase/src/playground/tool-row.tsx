import { useId } from 'react';
import { prefetchPropertyPanel } from './late-property-panel';
import { ShareButton } from './share-button';
import { STAGE_WIDTHS, type StageSettings } from './share-link';

interface ToolRowProps {
  settings: StageSettings;
  onSettings: (settings: StageSettings) => void;
  /** The panel of the properties: its id, how many there are, and whether it is open. */
  properties: { id: string; count: number; shown: boolean };
  onToggleProperties: () => void;
  /** `undefined` where nothing can be disabled. */
  onToggleDisabled: (() => void) | undefined;
  onReset: () => void;
  link: () => string;
}

/** What one does to the stage as a whole. */
export function ToolRow({
  settings,
  onSettings,
  properties,
  onToggleProperties,
  onToggleDisabled,
  onReset,
  link,
}: ToolRowProps) {
  const width = useId();
  const toggle = (scheme: 'light' | 'dark') =>
    onSettings({ ...settings, scheme: settings.scheme === scheme ? undefined : scheme });
  return (
    <div className="frame-tools playground-tools">
      {properties.count > 0 && (
        <button
          type="button"
          className="tool tool-accent fold-sign"
          aria-expanded={properties.shown}
          aria-controls={properties.shown ? properties.id : undefined}
          onPointerEnter={prefetchPropertyPanel}
          onFocus={prefetchPropertyPanel}
          onClick={onToggleProperties}
        >
          Propiedades
          <span aria-hidden="true" className="playground-count">
            {properties.count}
          </span>
        </button>
      )}
      {onToggleDisabled && (
        <button type="button" className="tool" onClick={onToggleDisabled}>
          Habilitar / Deshabilitar
        </button>
      )}
      <button type="button" className="tool" onClick={onReset}>
        Restablecer
      </button>
      <fieldset className="playground-widths">
        <legend className="gd-visually-hidden">Ancho del escenario, en píxeles</legend>
        {STAGE_WIDTHS.map((known) => (
          <label key={known} className="mode">
            <input
              type="radio"
              className="gd-visually-hidden"
              name={width}
              checked={settings.width === known}
              onChange={() => onSettings({ ...settings, width: known })}
            />
            {known === '100' ? '100 %' : known}
          </label>
        ))}
      </fieldset>
      <div className="playground-last">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends */}
        <div role="group" aria-label="Tema y sentido del escenario" className="playground-toggles">
          <button
            type="button"
            className="tool"
            aria-pressed={settings.scheme === 'light'}
            onClick={() => toggle('light')}
          >
            Claro
          </button>
          <button
            type="button"
            className="tool"
            aria-pressed={settings.scheme === 'dark'}
            onClick={() => toggle('dark')}
          >
            Oscuro
          </button>
          <button
            type="button"
            className="tool"
            aria-label="RTL: de derecha a izquierda"
            aria-pressed={settings.rtl}
            onClick={() => onSettings({ ...settings, rtl: !settings.rtl })}
          >
            RTL
          </button>
        </div>
        <ShareButton link={link} />
      </div>
    </div>
  );
}
