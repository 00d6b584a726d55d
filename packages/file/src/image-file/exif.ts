import { uint, uintLE } from './bytes';

export function orientationAt(tiff: Uint8Array): number {
  const little = uint(tiff, 0, 2) === 0x4949;
  const read = little ? uintLE : uint;
  const list = read(tiff, 4, 4);
  const count = read(tiff, list, 2);
  for (let index = 0, at = list + 2; index < count && at + 12 <= tiff.length; index++, at += 12) {
    if (read(tiff, at, 2) === 0x0112 && read(tiff, at + 2, 2) === 3) return at + (little ? 8 : 9);
  }
  return 0;
}

export function orientationOf(tiff: Uint8Array): number {
  const at = orientationAt(tiff);
  const value = at ? (tiff[at] ?? 1) : 1;
  return value >= 1 && value <= 8 ? value : 1;
}

export function orientationBlock(orientation: number): number[] {
  const entry = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
}
