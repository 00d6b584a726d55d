/** Edges in the coordinates of the window, as `getBoundingClientRect` gives them. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** On which side of its anchor a popup lies. */
export type PopupSide = 'bottom' | 'top';

/** Where a popup goes, and how much room it has there. */
export interface PopupPlace {
  readonly side: PopupSide;
  readonly left: number;
  readonly top: number;
  /** What it may take up; more is for it to scroll. */
  readonly room: number;
}

/** Space between the anchor and its popup, in pixels. */
const GAP = 4;
/** Space that stays free at the edges of the window, in pixels. */
const EDGE = 8;

/** How much height there is below and above an anchor. */
export function roomAround(anchor: Edges, view: Edges): Readonly<Record<PopupSide, number>> {
  return {
    bottom: Math.max(0, view.bottom - EDGE - anchor.bottom - GAP),
    top: Math.max(0, anchor.top - GAP - view.top - EDGE),
  };
}

/** How wide a popup may be at most. */
export function widthWithin(view: Edges): number {
  return Math.max(0, view.right - view.left - 2 * EDGE);
}

/**
 * Below its anchor and flush with where its lines begin; above when there is more room and it does
 * not fit below; moved sideways to stay in view.
 *
 * @param size What the popup would like to take up.
 * @param side Where it lies now: it stays there as long as it fits, so that a list which gets
 * shorter while somebody types does not jump.
 */
export function placePopup(
  anchor: Edges,
  size: { readonly width: number; readonly height: number },
  view: Edges,
  rtl: boolean,
  side: PopupSide,
): PopupPlace {
  const rooms = roomAround(anchor, view);
  const next = size.height <= rooms[side] ? side : rooms.bottom >= rooms.top ? 'bottom' : 'top';
  const room = rooms[next];
  const start = rtl ? anchor.right - size.width : anchor.left;
  const last = view.right - EDGE - size.width;
  return {
    side: next,
    left: Math.max(view.left + EDGE, Math.min(start, last)),
    top: next === 'bottom' ? anchor.bottom + GAP : anchor.top - GAP - Math.min(size.height, room),
    room,
  };
}
