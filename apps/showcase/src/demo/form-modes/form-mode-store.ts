import { useSyncExternalStore } from 'react';
import type { FormMode } from './form-mode.types';

const STORAGE_KEY = 'guadua-showcase-form-mode';
const MODES: readonly FormMode[] = ['state', 'hook-form', 'native'];

let mode: FormMode | undefined;
const listeners = new Set<() => void>();

/** The way of writing forms that the reader chose, for every example of the site. */
export function useFormMode(): FormMode {
  return useSyncExternalStore(subscribe, current, () => 'state');
}

/** Switches every form example of the site. */
export function setFormMode(next: FormMode): void {
  mode = next;
  try {
    localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // A blocked storage only means that the choice ends with the visit.
  }
  for (const listener of listeners) listener();
}

function current(): FormMode {
  mode ??= stored();
  return mode;
}

function stored(): FormMode {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    return MODES.find((known) => known === text) ?? 'state';
  } catch {
    return 'state';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
