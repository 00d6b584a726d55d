import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSample } from '../../scripts/read-sample';
import { isPictureFile } from './is-picture-file';
import { MAX_PICTURE_BYTES } from './max-picture-bytes';

/** A browser that decodes all that it is given, or nothing. */
function browser(decodes: boolean) {
  const close = vi.fn();
  const decode = vi.fn((_: Blob) =>
    decodes ? Promise.resolve({ close }) : Promise.reject(new DOMException('none')),
  );
  vi.stubGlobal('createImageBitmap', decode);
  return { decode, close };
}

function unknown(size: number): File {
  const file = new File(['nada'], 'a.png');
  return Object.defineProperty(file, 'size', { value: size });
}

describe('whether a file is a picture (IMG-5)', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each(['image.png', 'bare.jpg', '89a.gif', 'bare.svg', 'corpus/heic-inner.heic'])(
    '%s is one by its structure, whatever the browser decodes',
    async (name) => {
      const { decode } = browser(false);
      expect(await isPictureFile(readSample(name))).toBe(true);
      expect(decode).not.toHaveBeenCalled();
    },
  );

  it('of what has another structure the browser decides, and its picture is freed', async () => {
    const { close } = browser(true);
    expect(await isPictureFile(unknown(4))).toBe(true);
    expect(close).toHaveBeenCalledTimes(1);
    browser(false);
    expect(await isPictureFile(unknown(4))).toBe(false);
  });

  it('what weighs more than a picture may is not decoded', async () => {
    const { decode } = browser(true);
    expect(await isPictureFile(unknown(MAX_PICTURE_BYTES))).toBe(true);
    expect(await isPictureFile(unknown(MAX_PICTURE_BYTES + 1))).toBe(false);
    expect(decode).toHaveBeenCalledTimes(1);
  });
});
