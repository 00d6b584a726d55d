/** A text of one byte a character; not a TextDecoder: its latin1 is windows-1252. */
export function ascii(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

/** A number with its high byte first; what lies past the end counts as 0. */
export function uint(bytes: Uint8Array, at: number, size: number): number {
  let value = 0;
  for (let index = 0; index < size; index++) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

/** A number with its low byte first. */
export function uintLE(bytes: Uint8Array, at: number, size: number): number {
  let value = 0;
  for (let index = size - 1; index >= 0; index--) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

/** The bytes of a number, the high one first. */
export function bytesOf(value: number, size = 4): number[] {
  return Array.from({ length: size }, (_, index) => (value >>> (8 * (size - 1 - index))) & 255);
}

/**
 * One buffer of several pieces. Firefox refuses to decode a `Blob` whose first part is as short as
 * the two bytes that begin a JPEG, so pictures are never left in parts.
 */
export function joinBytes(...pieces: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

/** The check sum of a PNG chunk. */
export function crc32(bytes: ArrayLike<number>): number {
  let sum = -1;
  for (let index = 0; index < bytes.length; index++) {
    sum ^= bytes[index] ?? 0;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum;
}
