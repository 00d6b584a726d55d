import { isElement, listen, together } from '../dom';
import { openLayer } from '../popup/layers';
import { type ItemFlow, itemsBefore } from './item-places';

export interface DraggedList {
  readonly item: string;
  /** Selects the part of an item that drags it at once; without one all of it does, a finger once it has rested. */
  readonly handle?: string | undefined;
  readonly column?: boolean | undefined;
}

/** A mouse that moves this far drags, and a finger that does so before its time scrolls, in pixels. */
const SLOP = 5;
const HOLD = 250;
/** From this far to an edge on, in pixels, a list that scrolls does so while an item is dragged. */
const EDGE = 32;
const STEP = 6;

/** Drags the items of a list. The order is asked for once, at the end; Escape takes it back. */
export function dragItems(
  list: HTMLElement,
  options: DraggedList,
  onDrop: (from: number, to: number) => void,
): () => void {
  const { item, handle } = options;
  let end = () => {};
  let dragging = false;
  /** The last press was a drag: its click means nothing, whenever it comes. */
  let dragged = false;

  function onPointerDown(event: PointerEvent): void {
    const pressed = closest(event, handle ?? item)?.closest<HTMLElement>(item);
    dragged = false;
    if (!pressed || event.button !== 0 || !event.isPrimary) return;
    // A fieldset disables buttons by itself, but no item. What has a handle may hold what is disabled for itself.
    const isOff = handle
      ? pressed.closest('fieldset:disabled')
      : pressed.querySelector(':disabled');
    if (isOff) return;
    end();
    const start = (first: PointerEvent) => {
      end();
      dragging = true;
      dragged = true;
      const stop = followPointer({ list, options, pressed, down: event, first }, (from, to) => {
        end();
        // Nothing else tells a press that takes its time: browsers may give it no click.
        if (to === null) closest(event, 'button')?.click();
        else if (from !== to) onDrop(from, to);
      });
      end = () => {
        dragging = false;
        end = () => {};
        stop();
      };
    };
    const rests = event.pointerType !== 'mouse';
    // Nothing else is meant by a press on a handle.
    if (handle !== undefined) start(event);
    else end = waitForDrag(list, event, rests, start, () => end());
  }

  return together([
    () => end(),
    listen(list, 'pointerdown', onPointerDown),
    // Otherwise a press would select the text round the item and take the focus away.
    listen(list, 'mousedown', (event: MouseEvent) => {
      if (closest(event, handle ?? item)) event.preventDefault();
    }),
    listen(list, 'click', (event: MouseEvent) => {
      // A click without a count is no pointer's: it comes from a key, a screen reader or the press above.
      if (!dragged || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    }),
    // This listens from the start: browsers ask at the first touch whether a list may keep them from scrolling.
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

function waitForDrag(
  list: HTMLElement,
  down: PointerEvent,
  rests: boolean,
  start: (first: PointerEvent) => void,
  cancel: () => void,
): () => void {
  const timer = rests ? setTimeout(() => start(down), HOLD) : undefined;
  const page = list.ownerDocument;
  return together([
    () => clearTimeout(timer),
    listen(page, 'pointermove', (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId || !isFar(down, event)) return;
      if (rests) cancel();
      else start(event);
    }),
    listen(page, 'pointerup pointercancel', cancel),
  ]);
}

interface Drag {
  readonly list: HTMLElement;
  readonly options: DraggedList;
  readonly pressed: HTMLElement;
  readonly down: PointerEvent;
  /** What made a drag of the press: it may be the only move before the end. */
  readonly first: PointerEvent;
}

function followPointer(
  { list, options, pressed, down, first }: Drag,
  onEnd: (from: number, to: number | null) => void,
): () => void {
  const itemsNow = () => [...list.querySelectorAll<HTMLElement>(options.item)];
  const items = itemsNow();
  const from = items.indexOf(pressed);
  const boxes = items.map((one) => one.getBoundingClientRect());
  const origin = offsetOf(list);
  const { direction } = getComputedStyle(list);
  const flow: ItemFlow = options.column ? 'column' : direction === 'rtl' ? 'rtl' : 'ltr';
  let pointer = down;
  let place = from;
  let moved = false;
  let frame = 0;

  const draw = () => {
    const now = offsetOf(list);
    // The page and the list may be scrolled meanwhile.
    const x = pointer.clientX - now.left + origin.left;
    const y = pointer.clientY - now.top + origin.top;
    pressed.style.translate = `${flow === 'column' ? 0 : x - down.clientX}px ${y - down.clientY}px`;
    const before = itemsBefore(boxes, { x, y }, flow);
    for (const one of items) one.removeAttribute('data-drop');
    // An item that is dropped before or behind itself stays where it is.
    place = before > from ? before - 1 : before;
    const side = before > from ? 'after' : 'before';
    if (place !== from) items[place]?.setAttribute('data-drop', side);
  };
  const follow = (event: PointerEvent) => {
    pointer = event;
    moved ||= isFar(down, event);
    if (moved) draw();
  };
  const scroll = () => {
    const { top, bottom } = list.getBoundingClientRect();
    const before = list.scrollTop;
    if (pointer.clientY < top + EDGE) list.scrollTop -= STEP;
    if (pointer.clientY > bottom - EDGE) list.scrollTop += STEP;
    if (list.scrollTop !== before) draw();
    frame = requestAnimationFrame(scroll);
  };
  const stop = together([
    openLayer({
      popup: pressed,
      anchor: pressed,
      // Escape means the drag, wherever the focus is.
      owns: () => true,
      passedThrough: () => true,
      onEscape: () => onEnd(from, from),
      onOutside: () => {},
    }),
    listen(pressed, 'pointermove', follow),
    listen(pressed, 'pointerup', (event: PointerEvent) => {
      // The last move may have been left out.
      follow(event);
      // What was shown may no longer be there.
      const now = itemsNow();
      const same = now.length === items.length && now.every((one, index) => one === items[index]);
      onEnd(from, moved ? (same ? place : from) : null);
    }),
    listen(pressed, 'pointercancel lostpointercapture', ({ target }: Event) => {
      // A finger was captured by what it touched, which loses it now.
      if (target === pressed) onEnd(from, from);
    }),
    () => {
      cancelAnimationFrame(frame);
      for (const one of items) one.removeAttribute('data-drop');
      pressed.removeAttribute('data-dragging');
      pressed.style.translate = '';
    },
  ]);
  pressed.setAttribute('data-dragging', '');
  pressed.setPointerCapture(down.pointerId);
  follow(first);
  if (options.column) scroll();
  return stop;
}

function isFar(from: PointerEvent, to: PointerEvent): boolean {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > SLOP;
}

function offsetOf(list: HTMLElement): { readonly left: number; readonly top: number } {
  const { left, top } = list.getBoundingClientRect();
  return { left: left - list.scrollLeft, top: top - list.scrollTop };
}

/** What an event came from: browsers take a finger beside the button of an item for one on it. */
function closest({ target }: Event, selector: string): HTMLElement | null {
  return isElement(target) ? target.closest<HTMLElement>(selector) : null;
}
