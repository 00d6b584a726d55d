import { createQueue } from '../optimize-image/image-queue';
import { raceSignal } from '../read/race-signal';
import type { PdfClient, PdfThumbnailOptions } from './pdf-thumbnail.types';

/** `pdfjs-dist` takes a PDF whole: a larger one would take too much memory for so small a picture. */
const MAX_BYTES = 64e6;
const TIME_LIMIT = 60_000;
/** Nothing about a broken PDF is written to the console; it only has no picture. */
const SILENT = 0;

/** A list may hold hundreds of PDFs, so they are drawn one at a time. */
const queue = /* @__PURE__ */ createQueue(() => 1);

export async function drawFirstPage(
  file: Blob,
  canvas: HTMLCanvasElement,
  { client }: PdfThumbnailOptions,
  signal: AbortSignal,
): Promise<void> {
  if (file.size > MAX_BYTES) return;
  const leave = await queue.enter(signal);
  try {
    const pdf = await raceSignal(client(), signal);
    const page = await paint(pdf, file, canvas, signal);
    signal.throwIfAborted();
    // The page is shown at once, because one that is drawn bit by bit would flicker.
    Object.assign(canvas, { width: page.width, height: page.height });
    canvas.getContext('2d')?.drawImage(page, 0, 0);
  } finally {
    leave();
  }
}

async function paint(
  { getDocument }: PdfClient,
  file: Blob,
  { ownerDocument, clientWidth }: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const data = new Uint8Array(await file.arrayBuffer());
  // WebAssembly would decode pictures that few pages hold, and a strict policy allows none of it.
  const task = getDocument({ data, verbosity: SILENT, useWasm: false });
  const draw = async () => {
    const page = await (await task.promise).getPage(1);
    const { width } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: (clientWidth * devicePixelRatio) / width });
    const canvas = ownerDocument.createElement('canvas');
    // The upper square is all that is seen.
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(Math.min(viewport.height, viewport.width));
    await page.render({ canvas, viewport }).promise;
    return canvas;
  };
  try {
    return await raceSignal(draw(), AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]));
  } finally {
    void task.destroy();
  }
}
