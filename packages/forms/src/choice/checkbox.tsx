'use client';

import type { CheckboxProps } from './choice.types';
import { Toggle } from './toggle';

/**
 * Una casilla con su texto al lado.
 * @example <Checkbox value={accepted} onChange={setAccepted}>Acepto los términos</Checkbox>
 */
export function Checkbox({ indeterminate = false, ...props }: CheckboxProps) {
  return <Toggle {...props} kind="checkbox" indeterminate={indeterminate} />;
}
