// The browser's reset comes after its event, at a press of a button even after React has rendered, and React writes
// the default of a text only: it would change the ticks and options that are shown (CMP-3).
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

export function changedTicks(root: HTMLElement | null): HTMLInputElement[] {
  const boxes = root?.querySelectorAll<HTMLInputElement>('input') ?? [];
  return Array.from(boxes).filter((box) => box.checked !== box.defaultChecked);
}

/** Takes back what a person ticked in a read-only control before hydration: HTML has no `readonly` for boxes. */
export function restoreTicks(boxes: readonly HTMLInputElement[]): undefined {
  for (const box of boxes) box.checked = box.defaultChecked;
}
