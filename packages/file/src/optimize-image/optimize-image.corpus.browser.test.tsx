import { eachInTurn } from '@guadua/testing';
import { expect, it } from 'vitest';
import { server } from 'vitest/browser';
import corpus from '../../samples/corpus.json';
import { fetchSample } from '../../scripts/fetch-sample';
import { ImageOptimizeError } from './image-error';
import { optimizeImage } from './optimize-image';
import type { OptimizeImageOptions } from './optimize-image.types';

const named = (word: string) => corpus.filter((name) => name.startsWith(`${word}-`));
const load = (name: string) => fetchSample(`corpus/${name}`);

const PLACE = 'LUGAR-SECRETO';

const COLORS: Record<string, readonly number[]> = {
  red: [255, 0, 0],
  green: [0, 255, 0],
  blue: [0, 0, 255],
  white: [255, 255, 255],
};

/** Size and colours of the four corners as an `<img>` shows them: `clear` before it has pixels. */
async function shown(file: Blob): Promise<string> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const corners = [
      [1, 1],
      [width - 2, 1],
      [1, height - 2],
      [width - 2, height - 2],
    ].map(([x = 0, y = 0]) => nearest([...(context?.getImageData(x, y, 1, 1).data ?? [])]));
    return `${width} × ${height}: ${corners.join(', ')}`;
  } catch {
    return 'nothing';
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

function nearest(pixel: number[]): string {
  if (!pixel[3]) return 'clear';
  const distance = (color: readonly number[]) =>
    color.reduce((sum, value, index) => sum + Math.abs(value - (pixel[index] ?? 0)), 0);
  return Object.entries(COLORS).sort(([, a], [, b]) => distance(a) - distance(b))[0]?.[0] ?? '';
}

async function tellsPlace(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  // The place is an entry of the first EXIF list too: tag 0x8825.
  return [PLACE, '\x88\x25\x00\x04', '\x25\x88\x04\x00'].some((trace) => text.includes(trace));
}

const failure = (file: File) =>
  optimizeImage(file).then(
    () => new Error('It was optimised.'),
    (error: unknown) => error,
  );

it('has a hundred and twenty files', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(120);
});

const WAYS: readonly OptimizeImageOptions[] = [
  {},
  { strict: false },
  { mimeType: 'image/png' },
  { maxBytes: '50KB', quality: 0.9 },
];

// Formats and turns take turns in its names: seven steps on, both are others.
eachInTurn(named('ok'), 7)(
  '%s looks as the browser shows it, without its place (IMG-2, IMG-6)',
  async (name) => {
    const file = await load(name);
    const truth = await shown(file);
    expect(truth).not.toBe('nothing');
    for (const options of WAYS) {
      const { file: result, report } = await optimizeImage(file, options);
      expect(await shown(result)).toBe(truth);
      expect(`${report.dimensions.width} × ${report.dimensions.height}`).toBe(truth.split(':')[0]);
      expect(await tellsPlace(result)).toBe(false);
    }
    const { file: small, report } = await optimizeImage(file, { maxWidth: 4 });
    expect(report.dimensions.width).toBe(4);
    expect((await shown(small)).split(':')[0]).toBe(`4 × ${report.dimensions.height}`);
    expect(await tellsPlace(small)).toBe(false);
    const whole = await optimizeImage(file, { strict: false, keepMetadata: true });
    expect(await shown(whole.file)).toBe(truth);
  },
);

eachInTurn(['kept', 'corrupt', 'heic'].flatMap(named), 3)(
  '%s is kept as it looks, without its place, and its reason is reported (IMG-3, IMG-6)',
  async (name) => {
    const file = await load(name);
    const error = await failure(file);
    if (!(error instanceof ImageOptimizeError)) throw error;
    const word = name.split('-')[0] ?? '';
    expect(error.code).toBe(word === 'kept' ? 'unsupported' : word);
    if (!error.fallback) {
      // Cut off so early that nothing of a picture is left.
      expect(await shown(file)).toBe('nothing');
      return;
    }
    // What was cut off may hide where its metadata stand: then the caller gets a reason.
    if (error.keepsMetadata) expect(name).toMatch(/^corrupt-avif-cut/);
    else expect(await tellsPlace(error.fallback)).toBe(false);
    const truth = await shown(file);
    // Without its broken metadata, an engine may show one of which it showed nothing before.
    if (truth === 'nothing' || truth.includes('clear')) return;
    expect(await shown(error.fallback)).toBe(truth);
  },
);

it.for(named('fake'))(
  '%s is no picture, whatever it begins with (IMG-5)',
  async (name, { skip }) => {
    const file = await load(name);
    const decoded = await createImageBitmap(file).catch(() => null);
    skip(decoded !== null, 'the engine itself takes it for a picture');
    expect(await failure(file)).toMatchObject({ code: 'not-image', fallback: undefined });
  },
);

it.each(named('large'))('%s claims more pixels than a browser holds (IMG-5)', async (name) => {
  expect(await failure(await load(name))).toMatchObject({ code: 'too-large' });
});

it.for<[width: number, height: number, type: string]>([
  [30_000, 100, 'image/jpeg'],
  [100, 30_000, 'image/jpeg'],
  [30_000, 100, 'image/png'],
])(
  'makes a picture of %i × %i pixels smaller, as it does with others, %s (IMG-2)',
  async (given, { skip }) => {
    skip(server.browser === 'webkit', 'its canvases are not so long');
    const [width, height, type] = given;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = 'red';
    context?.fillRect(0, 0, width, height);
    const file = new File([await canvas.convertToBlob({ type })], 'mural', { type });
    const { file: small, report } = await optimizeImage(file, { maxWidth: 600, maxHeight: 600 });
    const side = (length: number) => Math.round((length * 600) / 30_000);
    expect(report).toMatchObject({
      thread: 'worker',
      originalDimensions: { width, height },
      dimensions: { width: side(width), height: side(height) },
    });
    expect(await shown(small)).toBe(`${side(width)} × ${side(height)}: red, red, red, red`);
  },
);
