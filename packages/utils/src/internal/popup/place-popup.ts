export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type PopupSide = 'bottom' | 'top';

/** Con qué borde del ancla se alinea un panel, o si se centran. */
export type PopupAlign = 'start' | 'center' | 'end';

export interface PopupSettings {
  readonly side: PopupSide;
  readonly align: PopupAlign;
  readonly sideOffset: number;
  readonly collisionPadding: number;
}

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

export function availableWidth(view: Edges, { collisionPadding }: PopupSettings): number {
  return Math.max(0, view.right - view.left - 2 * collisionPadding);
}

/** `side` is where it lies now: it stays there as long as it fits. */
export function placePopup(
  anchor: Edges,
  size: { readonly width: number; readonly height: number },
  view: Edges,
  rtl: boolean,
  settings: PopupSettings,
) {
  const { side, align, sideOffset, collisionPadding } = settings;
  const heights = availableHeights(anchor, view, settings);
  const other: PopupSide = side === 'bottom' ? 'top' : 'bottom';
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
