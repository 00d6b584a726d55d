export function ascii(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

export function uint(bytes: Uint8Array, at: number, size: number): number {
  let value = 0;
  for (let index = 0; index < size; index++) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

export function uintLE(bytes: Uint8Array, at: number, size: number): number {
  let value = 0;
  for (let index = size - 1; index >= 0; index--) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

export function bytesOf(value: number, size = 4): number[] {
  return Array.from({ length: size }, (_, index) => (value >>> (8 * (size - 1 - index))) & 255);
}

/** One buffer of several pieces: Firefox decodes no `Blob` whose first part is as short as the start of a JPEG. */
export function joinBytes(...pieces: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

export function crc32(bytes: ArrayLike<number>): number {
  let sum = -1;
  for (let index = 0; index < bytes.length; index++) {
    sum ^= bytes[index] ?? 0;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum;
}
