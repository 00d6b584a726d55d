'use client';

import type { CheckboxProps } from './choice.types';
import { Toggle } from './toggle';

/**
 * A box to tick (INP-4).
 * @example <Checkbox value={accepted} onChange={setAccepted}>Acepto los términos</Checkbox>
 */
export function Checkbox({ indeterminate = false, ...props }: CheckboxProps) {
  return <Toggle {...props} kind="checkbox" indeterminate={indeterminate} />;
}
