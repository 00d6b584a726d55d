'use client';

import { useLatestCallback, warnOnce } from '@guadua/utils/internal';
import { type ReactNode, useEffect, useRef } from 'react';
import { fileExtension } from '../names/file-extension';
import { drawFirstPage } from './draw-first-page';
import type { PdfThumbnailOptions } from './pdf-thumbnail.types';

/**
 * Muestra la primera página de cada PDF en la lista de un `FileInput`. Necesita `pdfjs-dist`, que se carga con el
 * primero que se ve.
 * @param options Cómo se carga `pdfjs-dist`.
 * @returns Lo que recibe `thumbnail`. Se puede llamar en cada dibujo.
 * @example <FileInput accept=".pdf" thumbnail={pdfThumbnail({ client: () => import('pdfjs-dist') })} />
 */
export function pdfThumbnail(options: PdfThumbnailOptions): (file: File) => ReactNode {
  return (file) =>
    (file.type === 'application/pdf' || fileExtension(file.name) === 'pdf') && (
      <PdfThumbnail file={file} options={options} />
    );
}

/** Transparent until its page is drawn, and for good where none can be: the extension shows through. */
function PdfThumbnail({ file, options }: { file: File; options: PdfThumbnailOptions }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const client = useLatestCallback(async () => {
    try {
      return await options.client();
    } catch (error) {
      warnOnce(
        'pdfThumbnail',
        `client: pdfjs-dist could not be loaded, so PDFs show their extension (${error}).`,
        'pdf-client',
      );
      throw error;
    }
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const controller = new AbortController();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // A PDF that is broken or has a password is a file like any other.
      drawFirstPage(file, element, { client }, controller.signal).catch(() => {});
    });
    observer.observe(element);
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [file, client]);
  return <canvas ref={canvas} className="gd-file-input__thumbnail" width={0} height={0} />;
}
