/* What is run in a page: each function goes there as text, so each is whole in itself. */

/** In pixels, from the corner of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a part of a page looks in two engines. */
export interface PartDifference {
  part: string;
  /** How much of it differs, from 0 to 1. */
  share: number;
  /** Both, side by side, as a PNG in base64. */
  image: string;
}

/** Waits until nothing of the page changes any more, for half a minute at most; its height, then. */
export async function settle(): Promise<number> {
  const deadline = performance.now() + 30_000;
  const isTime = () => performance.now() < deadline;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isHydrated = () =>
    Object.keys(document.querySelector('header') ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    );
  while (!isHydrated() && isTime()) await frame();
  // What rests off the screen is laid out too.
  for (const part of document.querySelectorAll('[data-resting]')) {
    part.removeAttribute('data-resting');
  }
  await document.fonts.ready;
  // A lazy picture out of view would be awaited for ever.
  for (const image of document.images) image.loading = 'eager';
  const decoded = Array.from(document.images, (image) => image.decode().catch(() => {}));
  const left = Math.max(0, deadline - performance.now());
  await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, left))]);
  const height = () => document.documentElement.scrollHeight;
  for (let before = -1, quiet = 0; quiet < 10 && isTime(); quiet += 1) {
    if (height() !== before) quiet = 0;
    before = height();
    await frame();
  }
  return height();
}

/** The parts of a page by what they are headed with. */
export function readParts(): Record<string, Box> {
  const found =
    document.querySelectorAll('.page-head, .page-body > *').length > 0
      ? document.querySelectorAll('header.toolbar, .page-head, .page-body > *')
      : document.querySelectorAll('header.toolbar, main > *');
  const parts: Record<string, Box> = {};
  for (const [index, element] of found.entries()) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const heading = element.querySelector('h1, h2, h3')?.textContent ?? element.className;
    parts[`${index} ${heading}`] = { x: x + scrollX, y: y + scrollY, width, height };
  }
  return parts;
}

/** Compares two pictures of a page part by part, by the mean colour of small blocks: letters may be drawn in other ways. */
export async function compareParts(
  one: { image: string; parts: Record<string, Box> },
  other: { image: string; parts: Record<string, Box> },
): Promise<PartDifference[]> {
  const BLOCK = 12;
  /** Of 255: how far the colours of two blocks that look alike may be apart. */
  const TOLERANCE = 30;

  const bitmapOf = (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  };
  const bitmaps = await Promise.all([bitmapOf(one.image), bitmapOf(other.image)]);
  const canvasOf = (width: number, height: number) => {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('There is no canvas.');
    context.imageSmoothingQuality = 'high';
    context.fillStyle = 'fuchsia';
    context.fillRect(0, 0, canvas.width, canvas.height);
    return { canvas, context };
  };
  const base64Of = async (canvas: OffscreenCanvas) => {
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  };

  const found: PartDifference[] = [];
  for (const [part, box] of Object.entries(one.parts)) {
    const boxes = [box, other.parts[part] ?? { x: 0, y: 0, width: 0, height: 0 }];
    const width = Math.ceil(Math.max(...boxes.map((each) => each.width)));
    const height = Math.ceil(Math.max(...boxes.map((each) => each.height)));
    const columns = Math.ceil(width / BLOCK);
    const rows = Math.ceil(height / BLOCK);
    const blocks = boxes.map((each, index) => {
      const bitmap = bitmaps[index];
      const { context } = canvasOf(columns, rows);
      if (bitmap && each.width > 0) {
        const to = [each.width / BLOCK, each.height / BLOCK] as const;
        context.drawImage(bitmap, each.x, each.y, each.width, each.height, 0, 0, ...to);
      }
      return context.getImageData(0, 0, columns, rows).data;
    });
    const [ours = [], theirs = []] = blocks;
    let differing = 0;
    for (let at = 0; at < ours.length; at += 4) {
      const isFar = [0, 1, 2].some(
        (channel) => Math.abs((ours[at + channel] ?? 0) - (theirs[at + channel] ?? 0)) > TOLERANCE,
      );
      if (isFar) differing += 1;
    }
    const { canvas, context } = canvasOf(2 * width + BLOCK, height);
    for (const [index, each] of boxes.entries()) {
      const bitmap = bitmaps[index];
      const at = index * (width + BLOCK);
      if (!bitmap || each.width === 0) continue;
      context.drawImage(
        bitmap,
        each.x,
        each.y,
        each.width,
        each.height,
        at,
        0,
        each.width,
        each.height,
      );
    }
    const share = differing / (columns * rows);
    found.push({ part, share, image: share > 0.01 ? await base64Of(canvas) : '' });
  }
  return found;
}
