import { OWN_THEME_KEY } from '../../../site/own-theme-script';
import { changedTokens, DEFAULT_THEME, type Theme } from './theme';

/** The session keeps the choices under this key, and the tokens made of them under `OWN_THEME_KEY`. */
const CHOSEN_KEY = `${OWN_THEME_KEY}-elegido`;

let worn: Theme | undefined;
const listeners = new Set<() => void>();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme that the site wears in this visit. */
export function wornTheme(): Theme {
  worn ??= keptTheme();
  return worn;
}

/** Puts a theme on the whole site, its popups too, until another is chosen or the visit ends. */
export function wear(theme: Theme): void {
  const root = document.documentElement;
  for (const name of changedTokens(wornTheme()).keys()) root.style.removeProperty(name);
  const tokens = changedTokens(theme);
  for (const [name, value] of tokens) root.style.setProperty(name, value);
  root.toggleAttribute('data-own-theme', tokens.size > 0);
  worn = theme;
  keep(tokens);
  for (const listener of listeners) listener();
}

function keptTheme(): Theme {
  try {
    return JSON.parse(sessionStorage.getItem(CHOSEN_KEY) ?? 'null') ?? DEFAULT_THEME;
  } catch {
    return DEFAULT_THEME;
  }
}

/** Where the storage is blocked, the theme lasts until the page is loaded anew. */
function keep(tokens: ReadonlyMap<string, string>): void {
  try {
    const declarations = [...tokens].map(([name, value]) => `${name}:${value};`);
    sessionStorage.setItem(OWN_THEME_KEY, declarations.join(''));
    sessionStorage.setItem(CHOSEN_KEY, JSON.stringify(worn));
  } catch {}
}
