/** A size the way it is written here: `44,1 kB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).replace('.', ',')} kB`;
}
