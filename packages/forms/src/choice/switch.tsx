'use client';

import type { SwitchProps } from './choice.types';
import { Toggle } from './toggle';

/**
 * Un interruptor: una casilla para lo que se enciende y se apaga de inmediato.
 * @example <Switch value={on} onChange={setOn}>Notificaciones</Switch>
 */
export function Switch(props: SwitchProps) {
  return <Toggle {...props} kind="switch" indeterminate={false} />;
}
