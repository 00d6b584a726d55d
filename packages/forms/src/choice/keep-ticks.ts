export interface Tick {
  readonly value: string;
  readonly on: boolean;
}

export interface EarlyTick extends Tick {
  readonly takeBack: () => void;
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
export function earlyTicks(root: HTMLElement | null): EarlyTick[] {
  const found: EarlyTick[] = [];
  for (const box of root?.querySelectorAll('input') ?? []) {
    const { value, checked: on, defaultChecked } = box;
    const takeBack = () => {
      box.checked = defaultChecked;
    };
    if (on !== defaultChecked) found.push({ value, on, takeBack });
  }
  const options = Array.from(root?.querySelectorAll('option') ?? []);
  // React marks the chosen option in the markup of a server alone.
  const isServed = options.some(({ defaultSelected }) => defaultSelected);
  for (const option of isServed ? options : []) {
    const { value, selected: on, defaultSelected } = option;
    const takeBack = () => {
      option.selected = defaultSelected;
    };
    if (on !== defaultSelected) found.push({ value, on, takeBack });
  }
  return found;
}
