import { isElement } from '@guadua/utils/internal';
import type { MouseEvent } from 'react';

/** What does something of its own when it is pressed, or has its label do it. */
const PRESSABLE = 'a, button, input, label, select, summary, textarea';

/**
 * In a label round the field a press on a file's name, or on its handle, would open the chooser; in WebKit one
 * on a button, too, that takes itself away.
 */
export function keepFromLabel(event: MouseEvent): void {
  const label = event.currentTarget.closest('label');
  const { target } = event;
  const pressed = label && isElement(target) && target.closest(PRESSABLE);
  if (pressed && (pressed === label || pressed.matches('[type=button]'))) event.preventDefault();
}
