/** Edges in the coordinates of the window, as `getBoundingClientRect` gives them. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** On which side of its anchor a popup lies. */
export type PopupSide = 'bottom' | 'top';

/** With which edge of its anchor a popup is flush, or whether their middles meet. */
export type PopupAlign = 'start' | 'center' | 'end';

/** The preferred side, and the alignment: `start` unless one is given. */
export type PopupPlacement = PopupSide | `${PopupSide}-${PopupAlign}`;

/** How a popup lies at its anchor. */
export interface PopupSettings {
  readonly side: PopupSide;
  readonly align: PopupAlign;
  /** Space between the anchor and its popup, in pixels. */
  readonly offset: number;
}

/** Where a popup goes, and how much height is available there. */
export interface PopupPlace {
  readonly side: PopupSide;
  readonly left: number;
  readonly top: number;
  /** What it may take up; more is for it to scroll. */
  readonly availableHeight: number;
}

/** Space that stays free at the edges of the window, in pixels. */
const EDGE = 8;

/** Reads a placement; anything unknown means below, flush with the start. */
export function readPlacement(placement: PopupPlacement = 'bottom', offset = 4): PopupSettings {
  const [side, align] = placement.split('-');
  return {
    side: side === 'top' ? side : 'bottom',
    align: align === 'center' || align === 'end' ? align : 'start',
    offset,
  };
}

/** How much height there is below and above an anchor. */
export function availableHeights(
  anchor: Edges,
  view: Edges,
  offset: number,
): Readonly<Record<PopupSide, number>> {
  return {
    bottom: Math.max(0, view.bottom - EDGE - anchor.bottom - offset),
    top: Math.max(0, anchor.top - offset - view.top - EDGE),
  };
}

/** How wide a popup may be at most. */
export function availableWidth(view: Edges): number {
  return Math.max(0, view.right - view.left - 2 * EDGE);
}

/**
 * On its preferred side of the anchor; on the other when there is more height and it does not fit;
 * moved sideways to stay in view.
 *
 * @param size What the popup would like to take up.
 * @param settings `side` is where it lies now: it stays there as long as it fits, so that a list
 * which gets shorter during typing does not jump.
 */
export function placePopup(
  anchor: Edges,
  size: { readonly width: number; readonly height: number },
  view: Edges,
  rtl: boolean,
  { side, align, offset }: PopupSettings,
): PopupPlace {
  const heights = availableHeights(anchor, view, offset);
  const other = side === 'bottom' ? 'top' : 'bottom';
  const next = size.height <= heights[side] || heights[side] >= heights[other] ? side : other;
  const height = heights[next];
  const atRight = anchor.right - size.width;
  const wanted =
    align === 'center'
      ? (anchor.left + atRight) / 2
      : (align === 'end') === rtl
        ? anchor.left
        : atRight;
  const last = view.right - EDGE - size.width;
  return {
    side: next,
    left: Math.max(view.left + EDGE, Math.min(wanted, last)),
    top:
      next === 'bottom'
        ? anchor.bottom + offset
        : anchor.top - offset - Math.min(size.height, height),
    availableHeight: height,
  };
}
