import { type ReactNode, useCallback, useState } from 'react';
import type { FileItem } from './file-item.types';
import { isPicture } from './file-items';

export interface FilePreviewProps {
  item: FileItem;
  /** Whether an address without an extension counts as a picture. */
  isExpected: boolean;
  className: string;
  alt?: string | undefined;
  lazy?: boolean | undefined;
  /** Shown for a file that is no picture, and for a picture that the browser can't show. */
  fallback: ReactNode;
}

/** A picture through `<img>`, which runs no script of an SVG. Its object URL lives as long as the element (IMG-5). */
export function FilePreview({
  item,
  isExpected,
  className,
  alt = '',
  lazy,
  fallback,
}: FilePreviewProps) {
  const [broken, setBroken] = useState<FileItem>();
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (typeof item === 'string') {
        // The image may have failed before the scripts ran, and then no event tells.
        if (image.complete && !image.naturalWidth) void image.decode().catch(() => setBroken(item));
        return () => {};
      }
      const url = URL.createObjectURL(item);
      image.src = url;
      return () => {
        image.removeAttribute('src');
        URL.revokeObjectURL(url);
      };
    },
    [item],
  );
  if (broken === item || !isPicture(item, isExpected)) return fallback;
  return (
    <img
      ref={show}
      className={className}
      alt={alt}
      decoding="async"
      loading={lazy ? 'lazy' : 'eager'}
      src={typeof item === 'string' ? item : undefined}
      onError={() => setBroken(item)}
    />
  );
}
