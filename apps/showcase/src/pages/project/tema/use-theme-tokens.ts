import { useEffect } from 'react';

/** Puts tokens on the page while it is shown: the whole site wears them, its popups too. */
export function useThemeTokens(tokens: ReadonlyMap<string, string>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    for (const [name, value] of tokens) style.setProperty(name, value);
    return () => {
      for (const name of tokens.keys()) style.removeProperty(name);
    };
  }, [tokens]);
}
