import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';

/** The box that the next key goes to: it is selected, so that assistive technology says it and a key replaces it. */
export function useActiveBox(
  input: RefObject<HTMLInputElement | null>,
  text: string,
  boxes: number,
  isComposing: boolean,
) {
  /** Another object selects its box anew. */
  const [place, setPlace] = useState({ box: text.length });
  const clamped = (box: number) => Math.min(box, text.length, boxes - 1);
  const active = clamped(place.box);
  const goTo = (box: number) => setPlace({ box });
  const select = (box: number) => {
    const element = input.current;
    if (element?.matches(':focus') && !isComposing) {
      element.setSelectionRange(box, Math.min(box + 1, text.length));
    }
  };
  // Only a move selects a box, not each render: what a person has selected meanwhile stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move
  useLayoutEffect(() => select(active), [place, text]);

  return {
    active,
    goTo,
    goToEmpty() {
      goTo(text.length);
      // WebKit selects everything after the focus event: the next key would replace it all.
      setTimeout(() => {
        if (input.current?.value === text) select(clamped(text.length));
      });
    },
    onKeyDown(event: KeyboardEvent) {
      const by = MOVES[event.key];
      if (by === undefined || event.defaultPrevented || event.shiftKey) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      goTo(Math.max(0, active + by));
    },
  };
}

const MOVES: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: 0,
  ArrowDown: 0,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
