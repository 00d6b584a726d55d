import type { ImageSize } from '../optimize-image/optimize-image.types';

/** Lo que se usa de `pdfjs-dist`: su módulo sirve. */
export interface PdfClient {
  /** Abre un PDF. */
  readonly getDocument: (source: { data: Uint8Array; verbosity: number; useWasm: boolean }) => {
    readonly promise: Promise<{ getPage: (number: number) => Promise<PdfPage> }>;
    destroy: () => Promise<void>;
  };
}

/** Una página de un PDF. */
export interface PdfPage {
  getViewport: (options: { scale: number }) => ImageSize;
  // A method: what it takes is a class of `pdfjs-dist`, that only its own `getViewport` makes.
  render(options: { canvas: HTMLCanvasElement | null; viewport: ImageSize }): {
    readonly promise: Promise<void>;
  };
}

/** Cómo se dibujan las miniaturas de los PDF. */
export interface PdfThumbnailOptions {
  /** Trae `pdfjs-dist` con el primer PDF, después de decirle dónde está su worker (`workerSrc`). */
  client: () => Promise<PdfClient>;
}
