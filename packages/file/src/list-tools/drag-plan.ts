/** Upper and lower edge of a row, in pixels. */
export interface RowEdges {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Where a dragged row would go: past every row whose middle its own leading edge has crossed.
 *
 * @param rows All rows as they stood when the drag began, from top to bottom.
 * @param from Place of the dragged row, from 0.
 * @param distance How far it was dragged, downwards positive.
 */
export function dropPlace(rows: readonly RowEdges[], from: number, distance: number): number {
  const dragged = rows[from];
  if (!dragged) return from;
  const middle = ({ top, bottom }: RowEdges) => (top + bottom) / 2;
  const passed =
    distance < 0
      ? -rows.slice(0, from).filter((row) => dragged.top + distance < middle(row)).length
      : rows.slice(from + 1).filter((row) => dragged.bottom + distance > middle(row)).length;
  return from + passed;
}
