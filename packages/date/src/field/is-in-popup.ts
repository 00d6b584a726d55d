import { containsNode } from '@guadua/utils/internal';

/** Whether a node lies in the popup of a field, by its id: a sheet takes the focus before React attaches refs. */
export function isInPopup(id: string, field: HTMLElement, node: Node): boolean {
  const root = field.getRootNode();
  const popup =
    ('getElementById' in root ? (root as Document | ShadowRoot).getElementById(id) : null) ??
    field.ownerDocument.getElementById(id);
  return popup !== null && containsNode(popup, node);
}
