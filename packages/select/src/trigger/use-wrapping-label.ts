import type { FieldControl } from '@guadua/utils/internal';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The name that a label round a widget gives it, without the tokens that the browser would take for a part of it. */
export function useWrappingLabel(
  control: RefObject<HTMLElement | null>,
  { aria }: Pick<FieldControl, 'aria'>,
): string | undefined {
  const [name, setName] = useState<string>();
  const named = aria['aria-label'] !== undefined || aria['aria-labelledby'] !== undefined;
  useLayoutEffect(() => {
    const element = control.current;
    const label = named || !element ? null : element.closest('label');
    const next = (element && label && labelText(label, element)) || undefined;
    // React may render once more for a state that is set to what it is.
    if (next !== name) setName(next);
  });
  return named ? undefined : name;
}

export function labelText(label: Element, control: Element): string {
  const texts: string[] = [];
  const walk = (node: Node) => {
    for (const child of node.childNodes) {
      if (child === control) continue;
      if (child.nodeType === 3) texts.push(child.nodeValue ?? '');
      else walk(child);
    }
  };
  walk(label);
  return texts.join('').replace(/\s+/g, ' ').trim();
}
