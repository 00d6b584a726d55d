'use client';

import { useSyncExternalStore } from 'react';
import { colorScheme } from './color-scheme';
import type { ColorScheme, ColorSchemePreference, ColorSchemeState } from './color-scheme.types';

/** El esquema de color, en vivo. En un servidor, y mientras se hidrata, es `light` y `system`. */
export function useColorScheme(): ColorSchemeState {
  const scheme = useSyncExternalStore(colorScheme.subscribe, colorScheme.get, serverScheme);
  const preference = useSyncExternalStore(
    colorScheme.subscribe,
    colorScheme.preference,
    serverPreference,
  );
  return { scheme, preference, set: colorScheme.set, toggle: colorScheme.toggle };
}

function serverScheme(): ColorScheme {
  return 'light';
}

function serverPreference(): ColorSchemePreference {
  return 'system';
}
