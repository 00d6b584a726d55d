import { LONGEST_TIMER } from '../internal/longest-timer';
import { isElement } from '../internal/popup/dom';
import type { PressDetails, PressPointer, PressState } from './long-press.types';

/** A finger never rests quite still (BRW-7). */
export const MOVE_TOLERANCE = 10;
/** How often `onLongPressing` comes. */
const PRESSING_INTERVAL = 50;

export type PressHandler = 'onShortPress' | 'onLongPress' | 'onLongPressing' | 'onLongPressEnd';

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

export function startPress(
  target: Element,
  pointerType: PressPointer,
  threshold: number,
  notify: (handler: PressHandler, details: PressDetails) => void,
  onState: (state: PressState) => void,
): Press {
  const start = performance.now();
  const say = (handler: PressHandler) =>
    notify(handler, { pointerType, target, duration: performance.now() - start });
  let isLong = false;
  let interval: ReturnType<typeof setInterval> | undefined;
  const timer = setTimeout(
    () => {
      isLong = true;
      interval = setInterval(say, PRESSING_INTERVAL, 'onLongPressing');
      onState('long-pressing');
      say('onLongPress');
    },
    Math.min(threshold, LONGEST_TIMER),
  );
  const stop = () => {
    clearTimeout(timer);
    clearInterval(interval);
  };
  const end = () => {
    stop();
    onState('idle');
    if (isLong) say('onLongPressEnd');
  };
  onState('pressing');
  return {
    pointerType,
    target,
    isLong: () => isLong,
    release() {
      end();
      if (!isLong) say('onShortPress');
    },
    cancel: end,
    drop: stop,
  };
}

/**
 * Follows a pointer that went down until it is let go, leaves, moves too far, is joined by another or takes to
 * scrolling, a dialog opens, or the window loses the focus. The listeners are the document's: a mouse leaves the
 * element, and a finger that scrolls is taken away from it.
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
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => page.addEventListener(type, listener, { signal, capture: true });
  const cancel = () => end(false);
  const isOurs = (event: PointerEvent) => event.pointerId === down.pointerId;
  const { left, top } = target.getBoundingClientRect();
  on('pointermove', (event) => {
    const distance = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    if (isOurs(event) && (distance > MOVE_TOLERANCE || !holds(target, event))) cancel();
  });
  on('pointerup', (event) => {
    if (isOurs(event)) end(holds(target, event));
  });
  on('pointerdown', (event) => {
    if (!isOurs(event)) cancel();
  });
  on('pointercancel', cancel);
  // The event of a scroll comes a frame later, so it may be of one before the pointer went down.
  on('scroll', () => {
    const now = target.getBoundingClientRect();
    if (Math.hypot(now.left - left, now.top - top) > 1) cancel();
  });
  on('dragstart', cancel);
  // A dialog that opens meanwhile takes the focus, and the presses.
  on('focusin', ({ target: focused }) => {
    const dialog = isElement(focused) && focused.closest('dialog, [role=dialog]');
    if (dialog && !dialog.contains(target)) cancel();
  });
  // Another window may get what comes next.
  page.defaultView?.addEventListener('blur', cancel, { signal });
  return () => listening.abort();
}

/** A captured finger has the same target wherever it goes, so the place decides. */
function holds(target: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
