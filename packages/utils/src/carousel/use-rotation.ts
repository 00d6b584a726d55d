'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { REDUCED_MOTION_QUERY } from '../internal/use-media-query';

/** The handlers and state of an automatic rotation. */
export interface Rotation {
  /** It is to rotate, though it may be held for a moment. */
  wanted: boolean;
  /** It rotates now. */
  running: boolean;
  toggle: () => void;
  handlers: Required<OwnHandlers>;
}

/** Handlers of the caller for what the rotation listens to as well. */
type OwnHandlers = Pick<ComponentProps<'section'>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus'>;

/**
 * When a carousel may rotate, by the APG (CAR-2): never under the pointer; and not again after the focus came in or
 * reduced motion was asked for, unless its button says so.
 */
export function useRotation(autoplay: boolean, own: OwnHandlers): Rotation {
  const [wanted, setWanted] = useState(autoplay);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const reduced = matchMedia(REDUCED_MOTION_QUERY);
    const decide = () => setWanted(autoplay && !reduced.matches);
    decide();
    reduced.addEventListener('change', decide);
    return () => reduced.removeEventListener('change', decide);
  }, [autoplay]);
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
    },
  };
}
