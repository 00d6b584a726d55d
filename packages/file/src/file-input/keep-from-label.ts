import { isElement } from '@guadua/utils/internal';
import type { MouseEvent } from 'react';

const PRESSABLE = 'a, button, input, label, select, summary, textarea';

/**
 * A label round the field would open the chooser when a person presses a file's name or a message; in WebKit
 * also when they press a button that removes itself.
 */
export function keepFromLabel(event: MouseEvent): void {
  const label = event.currentTarget.closest('label');
  const { target } = event;
  const pressed = label && isElement(target) && target.closest(PRESSABLE);
  if (pressed && (pressed === label || pressed.matches('[type=button]'))) event.preventDefault();
}
