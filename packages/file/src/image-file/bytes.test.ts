import { crc32 as zlibCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tiff } from '../../scripts/sample-parts';
import { ascii, bytesOf, crc32, joinBytes, uint, uintLE } from './bytes';
import { orientationAt, orientationBlock, orientationOf } from './exif';

const someBytes = fc.uint8Array({ maxLength: 40 });

describe('numbers and texts in bytes', () => {
  it('are read high byte first or low byte first, and what lies past the end is 0', () => {
    fc.assert(
      fc.property(someBytes, fc.nat(44), fc.integer({ min: 1, max: 6 }), (bytes, at, size) => {
        const padded = Buffer.concat([bytes, Buffer.alloc(60)]);
        expect(uint(bytes, at, size)).toBe(padded.readUIntBE(at, size));
        expect(uintLE(bytes, at, size)).toBe(padded.readUIntLE(at, size));
      }),
    );
  });

  it('are written high byte first', () => {
    fc.assert(
      fc.property(fc.nat(0xffff), fc.integer({ min: 0, max: 0xffffffff }), (short, long) => {
        expect(bytesOf(short, 2)).toEqual([short >> 8, short & 255]);
        expect(uint(Uint8Array.from(bytesOf(long)), 0, 4)).toBe(long);
      }),
    );
  });

  it('are texts of one character a byte, as far as there are bytes', () => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    expect(ascii(all, 0, 256)).toBe(Buffer.from(all).toString('latin1'));
    expect(ascii(all, 65, 3)).toBe('ABC');
    expect(ascii(all, 254, 9)).toBe('\xFE\xFF');
  });

  it('are joined in their order, with the sum of a PNG', () => {
    fc.assert(
      fc.property(fc.array(someBytes, { maxLength: 4 }), (pieces) => {
        const whole = Buffer.concat(pieces);
        expect(Buffer.from(joinBytes(...pieces))).toEqual(whole);
        expect(crc32(whole) >>> 0).toBe(zlibCrc32(whole));
      }),
    );
  });
});

describe('EXIF orientation (IMG-5)', () => {
  it.each([true, false])('is found in a block with its low byte first: %s', (isLittle) => {
    for (let value = 0; value <= 10; value++) {
      const block = tiff(value, isLittle);
      expect(orientationOf(block)).toBe(value >= 1 && value <= 8 ? value : 1);
      expect(block[orientationAt(block)]).toBe(value);
    }
    // Neither a number of another type nor another entry is read.
    for (const change of [10, 12]) {
      const other = tiff(6, isLittle);
      other[change + (isLittle ? 0 : 1)] = 4;
      expect(orientationOf(other)).toBe(1);
      expect(orientationAt(other)).toBe(0);
    }
  });

  it.each([true, false])('is found behind other entries, low byte first: %s', (isLittle) => {
    const block = tiff(6, isLittle);
    const [first, second] = [block.subarray(10, 22), block.subarray(22, 34)].map((entry) =>
      Buffer.from(entry),
    );
    second?.copy(block, 10);
    first?.copy(block, 22);
    expect(orientationOf(block)).toBe(6);
    // But not behind the end of the list, nor of the block.
    const short = Buffer.from(block);
    short[isLittle ? 8 : 9] = 1;
    expect(orientationOf(short)).toBe(1);
    expect(orientationOf(block.subarray(0, 34))).toBe(6);
    expect(orientationOf(block.subarray(0, 33))).toBe(1);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('%i is all that its own block holds', (orientation) => {
    const block = Uint8Array.from(orientationBlock(orientation));
    expect(orientationOf(block)).toBe(orientation);
    const hex = `4d4d002a00000008 0001 0112 0003 00000001 000${orientation}0000 00000000`;
    expect(Buffer.from(block).toString('hex')).toBe(hex.replaceAll(' ', ''));
  });

  it('is 1 where there is no block', () => {
    expect(orientationOf(new Uint8Array())).toBe(1);
    expect(orientationAt(new Uint8Array(40))).toBe(0);
  });
});
