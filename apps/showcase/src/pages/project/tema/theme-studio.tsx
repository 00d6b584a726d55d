import { Button } from '@guadua/utils/ui';
import { useMemo, useState } from 'react';
import { Copy } from '../../../demo/copy';
import { measurePairs } from './contrast';
import { ContrastTable } from './contrast-table';
import { changedTokens, DEFAULT_THEME, themeColors, themeCss } from './theme';
import { ThemeControls } from './theme-controls';
import { ThemePreview } from './theme-preview';
import { useThemeTokens } from './use-theme-tokens';

/** A theme in the making: what is chosen, a piece of an application in it, its contrast and its CSS. */
export function ThemeStudio() {
  const [theme, setTheme] = useState(DEFAULT_THEME);
  const tokens = useMemo(() => changedTokens(theme), [theme]);
  const measured = useMemo(() => measurePairs(themeColors(theme)), [theme]);
  const css = themeCss(theme);
  useThemeTokens(tokens);
  return (
    <div className="tema-studio">
      <ThemeControls theme={theme} onChange={setTheme} />
      <div className="tema-result">
        <ThemePreview />
        <ContrastTable measured={measured} />
        <div className="source">
          <div className="source-head">
            <span className="source-file">tema.css</span>
            {/* Not the native attribute, which would take the focus from who presses it. */}
            <Button size="small" aria-disabled={css === ''} onClick={() => setTheme(DEFAULT_THEME)}>
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
              <code>{css || '/* Mueve algo: aquí queda solo lo que cambia. */'}</code>
            </pre>
          </div>
        </div>
      </div>
    </div>
  );
}
