import { Button } from '@guadua/utils/ui';
import { useSyncExternalStore } from 'react';
import { Copy } from '../../../demo/copy';
import { ContrastTable } from './contrast-table';
import { subscribe, wear, wornTheme } from './own-theme';
import { DEFAULT_THEME, themeCss } from './theme';
import { ThemeControls } from './theme-controls';
import { ThemePreview } from './theme-preview';
import { useContrasts } from './use-contrasts';

/** A theme in the making: what is chosen, a piece of an application in it, its contrast and its CSS. */
export function ThemeStudio() {
  const theme = useSyncExternalStore(subscribe, wornTheme, () => DEFAULT_THEME);
  const { table, contrasts } = useContrasts(theme);
  const css = themeCss(theme);
  return (
    <div className="tema-studio">
      <ThemeControls theme={theme} links={contrasts.Enlace} onChange={wear} />
      <div className="tema-result">
        <ThemePreview />
        <ContrastTable ref={table} contrasts={contrasts} />
        <div className="source">
          <div className="source-head">
            <span className="source-file">tema.css</span>
            {/* Not the native attribute, which would take the focus from who presses it. */}
            <Button size="small" aria-disabled={css === ''} onClick={() => wear(DEFAULT_THEME)}>
              Volver al tema de Guadua
            </Button>
            <Copy text={css} label="Copiar el CSS del tema" disabled={css === ''} />
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
          <div
            className="code tema-code"
            role="group"
            aria-label="CSS del tema"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
          >
            <pre>
              <code>{css || '/* Aquí queda lo que cambies. */'}</code>
            </pre>
          </div>
        </div>
      </div>
    </div>
  );
}
