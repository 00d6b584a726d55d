import { isElement, listen, together } from '../internal/dom';
import { LONGEST_TIMER } from '../internal/longest-timer';
import type { PressDetails, PressPointer, PressState } from './long-press.types';

export const MOVE_TOLERANCE = 10;
const PRESSING_INTERVAL = 50;

export type PressHandler = 'onShortPress' | 'onLongPress' | 'onLongPressing' | 'onLongPressEnd';

export interface Press {
  readonly pointerType: PressPointer;
  readonly target: Element;
  isLong(): boolean;
  end(released: boolean): void;
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
  onState('pressing');
  return {
    pointerType,
    target,
    isLong: () => isLong,
    end(released) {
      clearTimeout(timer);
      clearInterval(interval);
      onState('idle');
      if (isLong) say('onLongPressEnd');
      else if (released) say('onShortPress');
    },
  };
}

/** Follows a pointer until it is let go, or what it does is no press; a captured finger leaves its element, too. */
export function followPointer(
  target: Element,
  down: { pointerId: number; clientX: number; clientY: number },
  onEnd: (released: boolean) => void,
): () => void {
  const page = target.ownerDocument;
  const capture = { capture: true };
  const end = (released: boolean) => {
    stop();
    onEnd(released);
  };
  const cancel = () => end(false);
  const isOurs = (event: PointerEvent) => event.pointerId === down.pointerId;
  const { left, top } = target.getBoundingClientRect();
  const onMove = (event: PointerEvent) => {
    const distance = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    if (isOurs(event) && (distance > MOVE_TOLERANCE || !holds(target, event))) cancel();
  };
  const onUp = (event: PointerEvent) => {
    if (isOurs(event)) end(holds(target, event));
  };
  const onDown = (event: PointerEvent) => {
    if (!isOurs(event)) cancel();
  };
  // The event of a scroll comes a frame later, so it may be of one before the pointer went down.
  const onScroll = () => {
    const now = target.getBoundingClientRect();
    if (Math.hypot(now.left - left, now.top - top) > 1) cancel();
  };
  const onFocusIn = ({ target: focused }: FocusEvent) => {
    const dialog = isElement(focused) && focused.closest('dialog, [role=dialog]');
    if (dialog && !dialog.contains(target)) cancel();
  };
  const stop = together([
    listen(page, 'pointermove', onMove, capture),
    listen(page, 'pointerup', onUp, capture),
    listen(page, 'pointerdown', onDown, capture),
    listen(page, 'scroll', onScroll, capture),
    listen(page, 'focusin', onFocusIn, capture),
    listen(page, 'pointercancel dragstart', cancel, capture),
    listen(page.defaultView, 'blur', cancel),
  ]);
  return stop;
}

/** A captured finger has the same target wherever it goes, so the place decides. */
function holds(target: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
