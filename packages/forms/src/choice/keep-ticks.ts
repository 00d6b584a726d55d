export interface Tick {
  readonly value: string;
  readonly on: boolean;
}

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

/** The boxes and options that are not as the server wrote them. */
export function earlyTicks(root: HTMLElement | null): Tick[] {
  const boxes = Array.from(root?.querySelectorAll('input') ?? []);
  const options = Array.from(root?.querySelectorAll('option') ?? []);
  // React marks the chosen option in the markup of a server alone.
  const isServed = options.some(({ defaultSelected }) => defaultSelected);
  return [
    ...boxes
      .filter((box) => box.checked !== box.defaultChecked)
      .map(({ value, checked }) => ({ value, on: checked })),
    ...options
      .filter((option) => isServed && option.selected !== option.defaultSelected)
      .map(({ value, selected }) => ({ value, on: selected })),
  ];
}

/** Takes back what was ticked early where it is read-only: HTML has no `readonly` for boxes and options. */
export function restoreTicks(root: HTMLElement | null): undefined {
  for (const box of root?.querySelectorAll('input') ?? []) box.checked = box.defaultChecked;
  for (const option of root?.querySelectorAll('option') ?? []) {
    option.selected = option.defaultSelected;
  }
}
