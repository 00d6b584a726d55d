import type { InputSource } from './driver.types.ts';

/** A mouse button that goes down or up, in pixels from the corner of the page. */
interface ButtonPress {
  x: number;
  y: number;
  /** As `MouseEvent.button` has it. */
  button: number;
  isDown: boolean;
}

/** An action that presses something, lets go of it, or moves the pointer. */
interface Action {
  type: string;
  x?: number;
  y?: number;
  button?: number;
  value?: string;
}

type Perform = (sources: readonly InputSource[]) => Promise<void>;

/**
 * WebKitWebDriver 2.50 lets go of every mouse button as if it were the first, and of none at the end: the page then
 * gets no `pointerdown` again.
 */
export function webkitInput(
  perform: Perform,
  press: (press: ButtonPress) => Promise<void>,
): { perform: Perform; letGo(): Promise<void> } {
  /** What is down, by device and button or key, with the source that lets go of it. */
  const held = new Map<string, InputSource>();
  let pointer = { x: 0, y: 0 };
  let last: Promise<unknown> = Promise.resolve();

  const note = (source: InputSource, action: Action) => {
    const { type, button, value, x = 0, y = 0 } = action;
    const key = `${source.id} ${value ?? button}`;
    if (type === 'pointerMove') pointer = { x, y };
    else if (type.endsWith('Up')) held.delete(key);
    else if (type.endsWith('Down')) {
      const up = { ...action, type: type.replace('Down', 'Up') };
      held.set(key, { ...source, actions: [up] });
    }
  };
  const noteAll = (sources: readonly InputSource[]) => {
    for (const source of sources) {
      for (const action of source.actions as Action[]) note(source, action);
    }
  };
  const performAll: Perform = async (sources) => {
    const other = sources.find(({ actions }) => actions.some(isOtherButton));
    if (!other) {
      noteAll(sources);
      return perform(sources);
    }
    // Only the mouse does anything then.
    for (const action of other.actions as Action[]) {
      note(other, action);
      if (isOtherButton(action)) {
        const { type, button = 0 } = action;
        await press({ ...pointer, button, isDown: type === 'pointerDown' });
      } else {
        await perform([{ ...other, actions: [action] }]);
      }
    }
  };
  /** One after another: WebKitWebDriver refuses what is asked for while it is at something else. */
  const performInTurn: Perform = (sources) => {
    const result = last.then(() => performAll(sources));
    last = result.catch(() => {});
    return result;
  };
  return {
    perform: performInTurn,
    /** Lets go of what is down. */
    async letGo() {
      await last;
      for (const source of [...held.values()]) await performInTurn([source]);
    },
  };
}

function isOtherButton(action: object): boolean {
  const { button = 0 } = action as Action;
  return button > 0;
}
