/** What is used of `pdfjs-dist`: its module fits. */
export interface PdfClient {
  /** Abre un PDF. */
  readonly getDocument: (source: { data: Uint8Array; verbosity: number; useWasm: boolean }) => {
    readonly promise: Promise<PdfDocument>;
    destroy: () => Promise<void>;
  };
}

export interface PdfDocument {
  /** Una página, contada desde 1. */
  getPage: (number: number) => Promise<PdfPage>;
}

export interface PdfViewport {
  readonly width: number;
  readonly height: number;
}

export interface PdfPage {
  getViewport: (options: { scale: number }) => PdfViewport;
  // A method: what it takes is a class of `pdfjs-dist`, that only its own `getViewport` makes.
  render(options: { canvas: HTMLCanvasElement | null; viewport: PdfViewport }): {
    readonly promise: Promise<void>;
  };
}

/** Cómo se dibujan las miniaturas de los PDF. */
export interface PdfThumbnailOptions {
  /** Trae `pdfjs-dist` con el primer PDF, después de decirle dónde está su worker (`workerSrc`). */
  client: () => Promise<PdfClient>;
}
