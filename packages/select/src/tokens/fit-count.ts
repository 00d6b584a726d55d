/**
 * How many tokens fit one line, beginning with the first; at least one, which is then cut.
 *
 * @param widths Their widths in pixels, in their order.
 * @param room The width of the line.
 * @param gap The space between two of them.
 */
export function fitCount(widths: readonly number[], room: number, gap: number): number {
  let used = -gap;
  let count = 0;
  for (const width of widths) {
    used += gap + width;
    // Half a pixel is how far browsers round.
    if (used > room + 0.5) break;
    count++;
  }
  return Math.max(count, Math.min(1, widths.length));
}
