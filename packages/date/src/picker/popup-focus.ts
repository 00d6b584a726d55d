import { containsNode } from '@guadua/utils/internal';
import type { KeyboardEvent } from 'react';

/** Why a popup closes: that decides where the focus goes. */
export type CloseReason = 'escape' | 'outside' | 'done';

/**
 * Whether a node lies in the popup or sheet of a field. By its id: as a sheet opens it takes the focus
 * before React attaches refs.
 */
export function isInPopup(id: string, field: HTMLElement, node: Node): boolean {
  const root = field.getRootNode();
  const popup =
    ('getElementById' in root ? (root as Document | ShadowRoot).getElementById(id) : null) ??
    field.ownerDocument.getElementById(id);
  return popup !== null && containsNode(popup, node);
}

/**
 * Tab and Shift+Tab stay inside of a calendar: after the last element comes the first (DAT-13). A list has
 * only one element to focus, so Tab closes it: the focus returns to the field, from where the browser moves
 * it on (TIM-4).
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'button, input, select, textarea, a[href], [tabindex]',
    ),
  ].filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [hidden]'));
  if (stops.length === 1) {
    leave();
    return;
  }
  const [first, last] = [stops[0], stops.at(-1)];
  const [edge, next] = event.shiftKey ? [first, last] : [last, first];
  if (event.target !== edge) return;
  event.preventDefault();
  next?.focus();
}
