/** The row at a position, if it is in the DOM. */
export function rowAt(list: HTMLElement, position: number): HTMLElement | null {
  return list.querySelector<HTMLElement>(`[data-row="${position}"]`);
}

/**
 * Scrolls a list so that a row of it is seen whole.
 *
 * @param rate How far the rows go for each pixel of the scroll bar.
 */
export function revealRow(list: HTMLElement, row: HTMLElement | null, rate = 1): void {
  if (!row) return;
  const outer = list.getBoundingClientRect();
  const inner = row.getBoundingClientRect();
  // A zoomed page is measured in pixels of its own, and scrolls in those of its style sheet.
  const zoom = outer.height / list.offsetHeight || 1;
  const top = outer.top + list.clientTop * zoom;
  const above = (inner.top - top) / zoom;
  const below = (inner.bottom - top) / zoom - list.clientHeight;
  // Browsers cut the fraction of a pixel off: it is rounded away from the edge.
  if (above < -0.5) list.scrollTop = Math.floor(list.scrollTop + above / rate);
  else if (below > 0.5) list.scrollTop = Math.ceil(list.scrollTop + below / rate);
}
