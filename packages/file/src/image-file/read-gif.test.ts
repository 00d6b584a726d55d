import { describe, expect, it } from 'vitest';
import { cleaned, readParts } from '../../scripts/read-parts';
import { gif, gifBlock } from '../../scripts/sample-parts';

describe('the blocks of a GIF (IMG-6)', () => {
  it.each<[string, Buffer, boolean]>([
    ['how long a frame is shown', gifBlock(0xf9, '\0\0\0\0'), true],
    ['how often it repeats', gifBlock(0xff, 'NETSCAPE2.0', '\x01\0\0'), true],
    ['the same of another program', gifBlock(0xff, 'ANIMEXTS1.0', '\x01\0\0'), true],
    ['XMP', gifBlock(0xff, 'XMP DataXMP', 'nota'), false],
    ['a comment', gifBlock(0xfe, 'una nota', 'y otra'), false],
    ['a text', gifBlock(0x01, '\0'.repeat(12), 'nota'), false],
  ])('%s', (_, block, isKept) => {
    const bytes = gif([block], 2);
    expect(cleaned(bytes)).toEqual(gif(isKept ? [block] : [], 2));
  });

  it('is animated with a second frame, and no picture without any', () => {
    expect(readParts(gif([], 0))).toBeUndefined();
    expect(readParts(gif([], 1))).toMatchObject({ animated: false, width: 1, height: 1 });
    expect(readParts(gif([], 2))).toMatchObject({ animated: true });
  });
});
