import { isElement, listen, openLayer, together } from '@guadua/utils/internal';
import { tokensBefore } from './token-order';

/** What becomes of what a pointer does to tokens. */
export interface TokenDrag {
  /** A token was dropped at the place of another one; both count from 0. */
  readonly onDrop: (from: number, to: number) => void;
  /** A token was pressed and not dragged. */
  readonly onPress: () => void;
}

/** A mouse that moves this far drags, and a finger that does so before its time scrolls, in pixels. */
const SLOP = 5;
/** A finger that rests this long drags, in milliseconds. */
const HOLD = 250;

/**
 * Drags the tokens of a list: a mouse at once, a finger or a pen once it has rested on one, so that
 * it can scroll the page from here too. The order is asked for once, at the end.
 *
 * @returns Ends it all.
 */
export function dragTokens(list: HTMLElement, { onDrop, onPress }: TokenDrag): () => void {
  let end = () => {};
  let dragging = false;
  let dropped = false;

  function onPointerDown(event: PointerEvent): void {
    const token = tokenOf(event);
    dropped = false;
    if (!token || event.button !== 0 || !event.isPrimary) return;
    end();
    const start = () => {
      endWaiting();
      dragging = true;
      const endFollowing = followPointer(list, token, event, (from, to) => {
        end();
        dropped = true;
        if (from !== to) onDrop(from, to);
      });
      end = () => {
        dragging = false;
        end = () => {};
        endFollowing();
      };
    };
    const endWaiting = waitForDrag(list, event, start, () => end());
    end = endWaiting;
  }

  return together([
    () => end(),
    listen(list, 'pointerdown', onPointerDown),
    // Else the text round it would be selected, and what has the focus would lose it.
    listen(list, 'mousedown', (event: MouseEvent) => {
      if (tokenOf(event)) event.preventDefault();
    }),
    listen(list, 'click', (event: MouseEvent) => {
      if (!tokenOf(event) || (!dropped && isRemove(event))) return;
      // A label round the select would press the trigger once more.
      event.preventDefault();
      // The end of a drag removes nothing, wherever it began.
      event.stopPropagation();
      if (!dropped) onPress();
      dropped = false;
    }),
    // Here from the start: browsers ask at the first touch whether a list may keep them from scrolling.
    listen(
      list,
      'touchmove contextmenu',
      (event: Event) => {
        if (dragging) event.preventDefault();
      },
      { passive: false },
    ),
  ]);
}

/** Waits until a press becomes a drag. */
function waitForDrag(
  list: HTMLElement,
  { clientX, clientY, pointerType }: PointerEvent,
  start: () => void,
  cancel: () => void,
): () => void {
  const rests = pointerType !== 'mouse';
  const timer = rests ? setTimeout(start, HOLD) : undefined;
  const page = list.ownerDocument;
  return together([
    () => clearTimeout(timer),
    listen(page, 'pointermove', (event: PointerEvent) => {
      const far = Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLOP;
      if (far) (rests ? cancel : start)();
    }),
    listen(page, 'pointerup pointercancel', cancel),
  ]);
}

/** Shows a token under the pointer and where it would go, until it is dropped. */
function followPointer(
  list: HTMLElement,
  token: HTMLElement,
  { clientX, clientY, pointerId }: PointerEvent,
  onDrop: (from: number, to: number) => void,
): () => void {
  const tokens = tokensOf(list);
  const from = tokens.indexOf(token);
  const boxes = tokens.map((one) => one.getBoundingClientRect());
  const origin = list.getBoundingClientRect();
  const rtl = getComputedStyle(list).direction === 'rtl';
  let place = from;

  const mark = (before: number) => {
    for (const one of tokens) one.removeAttribute('data-drop');
    // Before itself and behind itself it would stay where it is.
    place = before > from ? before - 1 : before;
    const target = tokens[place];
    if (place !== from) target?.setAttribute('data-drop', before > from ? 'after' : 'before');
  };
  const follow = (event: PointerEvent) => {
    const now = list.getBoundingClientRect();
    // The page may be scrolled meanwhile.
    const x = event.clientX - now.left + origin.left;
    const y = event.clientY - now.top + origin.top;
    token.style.translate = `${x - clientX}px ${y - clientY}px`;
    mark(tokensBefore(boxes, { x, y }, rtl));
  };
  const stop = together([
    openLayer({
      popup: token,
      // Escape means the drag, wherever the focus is.
      owns: () => true,
      passedThrough: () => true,
      onEscape: () => onDrop(from, from),
      onOutside: () => {},
    }),
    listen(token, 'pointermove', follow),
    listen(token, 'pointerup', () => {
      // The value was changed meanwhile: what was shown is no longer there.
      const now = tokensOf(list);
      const same = now.length === tokens.length && now.every((one, index) => one === tokens[index]);
      onDrop(from, same ? place : from);
    }),
    listen(token, 'pointercancel lostpointercapture', () => onDrop(from, from)),
    () => {
      for (const one of tokens) one.removeAttribute('data-drop');
      token.removeAttribute('data-dragging');
      token.style.translate = '';
    },
  ]);
  token.setAttribute('data-dragging', '');
  token.setPointerCapture(pointerId);
  return stop;
}

function tokensOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('.gd-select__token')];
}

/** The token that an event came from: browsers take a finger beside its button for one on it. */
function tokenOf({ target }: Event): HTMLElement | null {
  return isElement(target) ? target.closest<HTMLElement>('.gd-select__token') : null;
}

function isRemove({ target }: Event): boolean {
  return isElement(target) && target.closest('.gd-select__token-remove') !== null;
}
