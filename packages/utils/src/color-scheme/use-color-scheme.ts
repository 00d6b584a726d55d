'use client';

import { useSyncExternalStore } from 'react';
import { colorScheme } from './color-scheme';
import type { ColorScheme, ColorSchemePreference, ColorSchemeState } from './color-scheme.types';

/** El esquema de color, en vivo. En un servidor, y mientras se hidrata, es `light` y `system`. */
export function useColorScheme(): ColorSchemeState {
  const { subscribe, get, preference } = colorScheme;
  return {
    scheme: useSyncExternalStore<ColorScheme>(subscribe, get, () => 'light'),
    preference: useSyncExternalStore<ColorSchemePreference>(subscribe, preference, () => 'system'),
    set: colorScheme.set,
    toggle: colorScheme.toggle,
  };
}
