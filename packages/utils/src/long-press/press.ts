import type { PressDetails, PressPointer, PressState } from './long-press.types';

/** A finger never rests quite still (BRW-7). */
export const MOVE_TOLERANCE = 10;
/** How often `onLongPressing` comes. */
const PRESSING_INTERVAL = 50;

/** What a press tells, by name. */
export interface PressEvents {
  onState: (state: PressState) => void;
  onShortPress: (details: PressDetails) => void;
  onLongPress: (details: PressDetails) => void;
  onLongPressing: (details: PressDetails) => void;
  onLongPressEnd: (details: PressDetails) => void;
}

/** One press from its start to its end, whatever it is made with. */
export interface Press {
  readonly pointerType: PressPointer;
  readonly target: Element;
  /** The threshold has passed. */
  isLong(): boolean;
  /** It was let go where it began. */
  release(): void;
  /** It ends without counting as a short press. */
  cancel(): void;
  /** It ends in silence, as its element is gone. */
  drop(): void;
}

/** Starts the clock of a press. */
export function startPress(
  target: Element,
  pointerType: PressPointer,
  threshold: number,
  events: PressEvents,
): Press {
  const start = performance.now();
  const details = () => ({ pointerType, target, duration: performance.now() - start });
  let isLong = false;
  let interval: ReturnType<typeof setInterval> | undefined;
  const timer = setTimeout(() => {
    isLong = true;
    interval = setInterval(() => events.onLongPressing(details()), PRESSING_INTERVAL);
    events.onState('long-pressing');
    events.onLongPress(details());
  }, threshold);
  const stop = () => {
    clearTimeout(timer);
    clearInterval(interval);
  };
  const end = () => {
    stop();
    events.onState('idle');
    if (isLong) events.onLongPressEnd(details());
  };
  events.onState('pressing');
  return {
    pointerType,
    target,
    isLong: () => isLong,
    release() {
      end();
      if (!isLong) events.onShortPress(details());
    },
    cancel: end,
    drop: stop,
  };
}

/**
 * Follows a pointer that went down until it is let go, leaves, moves too far, is joined by another
 * or takes to scrolling. The listeners are the document's: a mouse leaves the element, and a finger
 * that scrolls is taken away from it.
 *
 * @param onEnd Called once; `released` is false for all but letting go inside.
 * @returns Stops following, without a call.
 */
export function followPointer(
  target: Element,
  down: { pointerId: number; clientX: number; clientY: number },
  onEnd: (released: boolean) => void,
): () => void {
  const page = target.ownerDocument;
  const listening = new AbortController();
  const { signal } = listening;
  const end = (released: boolean) => {
    listening.abort();
    onEnd(released);
  };
  const options = { signal, capture: true };
  page.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== down.pointerId) return;
      const distance = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      if (distance > MOVE_TOLERANCE || !holds(target, event)) end(false);
    },
    options,
  );
  page.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId === down.pointerId) end(holds(target, event));
    },
    options,
  );
  page.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerId !== down.pointerId) end(false);
    },
    options,
  );
  page.addEventListener('pointercancel', () => end(false), options);
  page.addEventListener('scroll', () => end(false), options);
  page.addEventListener('dragstart', () => end(false), options);
  return () => listening.abort();
}

/** A captured finger has the same target wherever it goes, so the place decides. */
function holds(target: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
