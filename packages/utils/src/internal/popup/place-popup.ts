/** Edges in the coordinates of the window, as `getBoundingClientRect` gives them. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type PopupSide = 'bottom' | 'top';

/** With which edge of its anchor a popup is flush, or whether their middles meet. */
export type PopupAlign = 'start' | 'center' | 'end';

/** How a popup lies at its anchor. */
export interface PopupSettings {
  readonly side: PopupSide;
  readonly align: PopupAlign;
  /** Space between the anchor and its popup, in pixels. */
  readonly sideOffset: number;
  /** Space that stays free at the edges of the window, in pixels. */
  readonly collisionPadding: number;
}

/** Where a popup goes, and how much height is available there. */
export interface PopupPlace {
  readonly side: PopupSide;
  readonly left: number;
  readonly top: number;
  /** What it may take up; more is for it to scroll. */
  readonly availableHeight: number;
}

/** How much height there is below and above an anchor. */
export function availableHeights(
  anchor: Edges,
  view: Edges,
  { sideOffset, collisionPadding }: PopupSettings,
): Readonly<Record<PopupSide, number>> {
  const taken = sideOffset + collisionPadding;
  return {
    bottom: Math.max(0, view.bottom - anchor.bottom - taken),
    top: Math.max(0, anchor.top - view.top - taken),
  };
}

/** How wide a popup may be at most. */
export function availableWidth(view: Edges, { collisionPadding }: PopupSettings): number {
  return Math.max(0, view.right - view.left - 2 * collisionPadding);
}

/**
 * On its preferred side of the anchor; on the other when there is more height and it does not fit; moved sideways to
 * stay in view. `side` is where it lies now: it stays there as long as it fits, so that a shorter list does not jump.
 */
export function placePopup(
  anchor: Edges,
  size: { readonly width: number; readonly height: number },
  view: Edges,
  rtl: boolean,
  settings: PopupSettings,
): PopupPlace {
  const { side, align, sideOffset, collisionPadding } = settings;
  const heights = availableHeights(anchor, view, settings);
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
  const last = view.right - collisionPadding - size.width;
  return {
    side: next,
    left: Math.max(view.left + collisionPadding, Math.min(wanted, last)),
    top:
      next === 'bottom'
        ? anchor.bottom + sideOffset
        : anchor.top - sideOffset - Math.min(size.height, height),
    availableHeight: height,
  };
}
