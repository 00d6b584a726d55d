import { type ComponentProps, useState } from 'react';
import { REDUCED_MOTION_QUERY, useMediaQuery } from '../internal/use-media-query';

type OwnHandlers = Pick<ComponentProps<'section'>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus'>;

// By the APG a carousel never rotates under the pointer, and not again after the focus came in or reduced motion was
// asked for, unless its button says so (CAR-2).
export function useRotation(autoplay: boolean, own: OwnHandlers) {
  const isReduced = useMediaQuery(REDUCED_MOTION_QUERY);
  const mayRun = autoplay && !isReduced;
  const [wanted, setWanted] = useState(mayRun);
  const [last, setLast] = useState(mayRun);
  const [held, setHeld] = useState(false);
  if (last !== mayRun) {
    setLast(mayRun);
    setWanted(mayRun);
  }
  return {
    wanted,
    running: wanted && !held,
    toggle() {
      setWanted(!wanted);
      // The pointer is on it when a person starts it.
      setHeld(false);
    },
    handlers: {
      onPointerEnter(event) {
        own.onPointerEnter?.(event);
        setHeld(true);
      },
      onPointerLeave(event) {
        own.onPointerLeave?.(event);
        setHeld(false);
      },
      onFocus(event) {
        own.onFocus?.(event);
        const { target, relatedTarget, currentTarget } = event;
        const cameIn = !currentTarget.contains(relatedTarget);
        // A press of the button moves the focus to it first, and then it is to act on what it says.
        const isPressed = target.matches('.gd-carousel__toggle:not(:focus-visible)');
        if (cameIn && !isPressed) setWanted(false);
      },
    } satisfies OwnHandlers,
  };
}
