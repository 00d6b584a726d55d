import { isElement, listen, openLayer, together } from '@guadua/utils/internal';
import { tokensBefore } from './token-order';

/** A token was dropped at the place of another one; both count from 0. */
type Drop = (from: number, to: number) => void;

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
export function dragTokens(list: HTMLElement, onDrop: Drop): () => void {
  let end = () => {};
  let dragging = false;
  /** The last press was a drag: its click means nothing, whenever it comes. */
  let dragged = false;

  function onPointerDown(event: PointerEvent): void {
    const token = tokenOf(event);
    dragged = false;
    if (!token || event.button !== 0 || !event.isPrimary) return;
    // A fieldset disables buttons by itself, but no token.
    if (token.querySelector(':disabled')) return;
    end();
    const start = (first: PointerEvent) => {
      endWaiting();
      dragging = true;
      dragged = true;
      const endFollowing = followPointer(list, token, event, first, (from, to) => {
        end();
        // Nothing else tells a press that takes its time: browsers may give it no click.
        if (to === null) buttonOf(event)?.click();
        else if (from !== to) onDrop(from, to);
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
      // Without a count it is no pointer's: a key, a screen reader or the press above.
      if (!dragged || event.detail === 0) return;
      // The end of a drag removes nothing, and presses no trigger through a label round the select.
      event.preventDefault();
      event.stopPropagation();
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
  down: PointerEvent,
  start: (first: PointerEvent) => void,
  cancel: () => void,
): () => void {
  const rests = down.pointerType !== 'mouse';
  const timer = rests ? setTimeout(() => start(down), HOLD) : undefined;
  const page = list.ownerDocument;
  return together([
    () => clearTimeout(timer),
    listen(page, 'pointermove', (event: PointerEvent) => {
      if (!isFar(down, event)) return;
      if (rests) cancel();
      else start(event);
    }),
    listen(page, 'pointerup pointercancel', cancel),
  ]);
}

/**
 * Shows a token under the pointer and where it would go, until it is dropped.
 *
 * @param down The press.
 * @param first What made a drag of it: it may be the only move before the end.
 * @param onEnd Given the place of the token and the one it was dropped at; `null` for a pointer that
 *   went nowhere.
 */
function followPointer(
  list: HTMLElement,
  token: HTMLElement,
  down: PointerEvent,
  first: PointerEvent,
  onEnd: (from: number, to: number | null) => void,
): () => void {
  const tokens = tokensOf(list);
  const from = tokens.indexOf(token);
  const boxes = tokens.map((one) => one.getBoundingClientRect());
  const origin = list.getBoundingClientRect();
  const rtl = getComputedStyle(list).direction === 'rtl';
  let place = from;
  let moved = false;

  const mark = (before: number) => {
    for (const one of tokens) one.removeAttribute('data-drop');
    // Before itself and behind itself it would stay where it is.
    place = before > from ? before - 1 : before;
    const target = tokens[place];
    if (place !== from) target?.setAttribute('data-drop', before > from ? 'after' : 'before');
  };
  const follow = (event: PointerEvent) => {
    moved ||= isFar(down, event);
    if (!moved) return;
    const now = list.getBoundingClientRect();
    // The page may be scrolled meanwhile.
    const x = event.clientX - now.left + origin.left;
    const y = event.clientY - now.top + origin.top;
    token.style.translate = `${x - down.clientX}px ${y - down.clientY}px`;
    mark(tokensBefore(boxes, { x, y }, rtl));
  };
  const stop = together([
    openLayer({
      popup: token,
      anchor: token,
      // Escape means the drag, wherever the focus is.
      owns: () => true,
      passedThrough: () => true,
      onEscape: () => onEnd(from, from),
      onOutside: () => {},
    }),
    listen(token, 'pointermove', follow),
    listen(token, 'pointerup', (event: PointerEvent) => {
      // The last move may have been left out.
      follow(event);
      // The value was changed meanwhile: what was shown is no longer there.
      const now = tokensOf(list);
      const same = now.length === tokens.length && now.every((one, index) => one === tokens[index]);
      onEnd(from, moved ? (same ? place : from) : null);
    }),
    listen(token, 'pointercancel lostpointercapture', () => onEnd(from, from)),
    () => {
      for (const one of tokens) one.removeAttribute('data-drop');
      token.removeAttribute('data-dragging');
      token.style.translate = '';
    },
  ]);
  token.setAttribute('data-dragging', '');
  token.setPointerCapture(down.pointerId);
  follow(first);
  return stop;
}

function isFar(from: PointerEvent, to: PointerEvent): boolean {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > SLOP;
}

function tokensOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('.gd-select__token')];
}

/** The token that an event came from: browsers take a finger beside its button for one on it. */
function tokenOf({ target }: Event): HTMLElement | null {
  return isElement(target) ? target.closest<HTMLElement>('.gd-select__token') : null;
}

/** What a press on a token means: the button under it, or the one that moves it. */
function buttonOf({ target }: Event): HTMLElement | null {
  return isElement(target) ? target.closest<HTMLElement>('button') : null;
}
