import { isElement } from '@guadua/utils/internal';
import type { PointerEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Day } from '../core/day';
import { numberAt } from '../value/number-at';
import type { RangePointerState } from './range-pointer.types';

export function createRangeDrag(
  now: RefObject<RangePointerState | null>,
  preview: (day: Day | null) => void,
) {
  let stays: Day | null = null;
  let pressed: Day | null = null;
  let isDragging = false;
  const finish = (): boolean => {
    const was = isDragging;
    [stays, isDragging] = [null, false];
    return was;
  };
  return {
    down: (event: PointerEvent<HTMLElement>) => {
      finish();
      pressed = numberAt(event.target, 'day');
      stays =
        event.button === 0 && event.isPrimary && pressed !== null
          ? (now.current?.otherEnd(pressed) ?? null)
          : null;
      return stays !== null;
    },
    move: (event: PointerEvent<HTMLElement>) => {
      if (stays === null) return;
      const from = stays;
      const day = dayUnder(event);
      if (!isDragging) {
        if (day === null || day === pressed) return;
        isDragging = true;
        // The captured pointer is let go here, whatever it leaves, and no click follows on a day.
        event.currentTarget.setPointerCapture(event.pointerId);
        // The pointer may be let go before React renders what a move did.
        flushSync(() => now.current?.model.selection.pick(from));
      }
      preview(day);
    },
    up: (event: PointerEvent<HTMLElement>) => {
      if (!finish()) return false;
      const day = dayUnder(event);
      if (day === null) now.current?.model.selection.dropStart();
      else now.current?.pick(day);
      return true;
    },
    cancel: () => {
      if (finish()) now.current?.model.selection.dropStart();
    },
  };
}

/** A finger, and a pointer that is captured, have one target throughout: the place says the day. */
function dayUnder({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Day | null {
  const root = currentTarget.getRootNode() as Document | ShadowRoot;
  const element = root.elementFromPoint(clientX, clientY);
  return isElement(element) && currentTarget.contains(element) ? numberAt(element, 'day') : null;
}
