'use client';

import type { SwitchProps } from './choice.types';
import { Toggle } from './toggle';

/**
 * Turns something on or off at once (INP-4, APG switch).
 * @example <Switch value={on} onChange={setOn}>Notificaciones</Switch>
 */
export function Switch(props: SwitchProps) {
  return <Toggle {...props} kind="switch" indeterminate={false} />;
}
