/** A size the way it is written here, which no line breaks: `44,1 kB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).replace('.', ',')}\u00a0kB`;
}
