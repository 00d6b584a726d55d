/**
 * Lets the browser's own reset leave ticks and options as they are shown (CMP-3). It comes after the event, and at a
 * press of a button even after React has rendered; React writes the default of a text only.
 *
 * @param root The element that holds the native inputs or options.
 */
export function keepTicks(root: HTMLElement | null): void {
  // React renders the value that comes back in a microtask too, and was asked first.
  queueMicrotask(() => {
    for (const option of root?.querySelectorAll('option') ?? []) {
      option.defaultSelected = option.selected;
    }
    for (const input of root?.querySelectorAll('input') ?? []) {
      input.defaultChecked = input.checked;
    }
  });
}

/** The boxes that a person has ticked, or whose tick is gone, since they came from the server. */
export function changedTicks(root: HTMLElement | null): HTMLInputElement[] {
  const boxes = root?.querySelectorAll<HTMLInputElement>('input') ?? [];
  return Array.from(boxes).filter((box) => box.checked !== box.defaultChecked);
}

/** Takes back what a person ticked in a read-only control before hydration: HTML has no `readonly` for boxes. */
export function restoreTicks(boxes: readonly HTMLInputElement[]): undefined {
  for (const box of boxes) box.checked = box.defaultChecked;
}
