import { isElement } from '@guadua/utils/internal';
import type { MouseEvent } from 'react';

const PRESSABLE = 'a, button, input, label, select, summary, textarea';

/** Within a label a press on a name or a message would open the chooser; in WebKit also one on a button that goes. */
export function keepFromLabel(event: MouseEvent): void {
  const label = event.currentTarget.closest('label');
  const { target } = event;
  const pressed = label && isElement(target) && target.closest(PRESSABLE);
  if (pressed && (pressed === label || pressed.matches('[type=button]'))) event.preventDefault();
}
