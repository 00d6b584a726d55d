import { listen, together } from '../internal/dom';
import { matchesMedia, queryList } from '../internal/use-media-query';
import type { ColorScheme, ColorSchemePreference, ColorSchemeStore } from './color-scheme.types';
import { COLOR_SCHEME_KEY } from './color-scheme-script';

const DARK_QUERY = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();
/** What was chosen here and could not be kept: it outlives a storage that is blocked or full. */
let unsaved: ColorSchemePreference | undefined;
let disconnect: (() => void) | undefined;

/**
 * El esquema de color de la página: claro, oscuro o el del sistema. La elección se guarda en `localStorage`, y la
 * llevan `<html>` y `<body>`; mientras haya suscriptores, sigue al sistema y a las otras pestañas.
 */
export const colorScheme: ColorSchemeStore = {
  get() {
    const preference = colorScheme.preference();
    if (preference !== 'system') return preference;
    return matchesMedia(DARK_QUERY) ? 'dark' : 'light';
  },
  preference() {
    return unsaved ?? readPreference();
  },
  set(given) {
    if (typeof window === 'undefined') return;
    const preference = asPreference(given);
    try {
      window.localStorage.setItem(COLOR_SCHEME_KEY, preference);
      unsaved = undefined;
    } catch {
      unsaved = preference;
    }
    update();
  },
  toggle() {
    colorScheme.set(colorScheme.get() === 'dark' ? 'light' : 'dark');
  },
  subscribe(listener) {
    listeners.add(listener);
    disconnect ??= connect();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      disconnect?.();
      disconnect = undefined;
    };
  },
};

function connect(): (() => void) | undefined {
  if (typeof window === 'undefined') return undefined;
  const followTabs = (event: StorageEvent) => {
    // A key of `null` means that the whole storage was cleared.
    if (event.key !== COLOR_SCHEME_KEY && event.key !== null) return;
    unsaved = undefined;
    update();
  };
  apply(colorScheme.get());
  return together([
    listen(queryList(DARK_QUERY), 'change', update),
    listen(window, 'storage', followTabs),
  ]);
}

function update(): void {
  apply(colorScheme.get());
  for (const listener of [...listeners]) listener();
}

function apply(scheme: ColorScheme): void {
  const root = document.documentElement;
  root.dataset.colorScheme = scheme;
  root.style.colorScheme = scheme;
  document.body?.classList.toggle('scheme-light', scheme === 'light');
  document.body?.classList.toggle('scheme-dark', scheme === 'dark');
}

function readPreference(): ColorSchemePreference {
  if (typeof window === 'undefined') return 'system';
  try {
    return asPreference(window.localStorage.getItem(COLOR_SCHEME_KEY));
  } catch {
    return 'system';
  }
}

function asPreference(value: unknown): ColorSchemePreference {
  return value === 'light' || value === 'dark' ? value : 'system';
}
