'use client';

import { useCallback, useState } from 'react';
import type { FileItem } from './file-input.types';

/** Props of `FilePreview`. */
export interface FilePreviewProps {
  item: FileItem;
  className?: string | undefined;
  alt?: string | undefined;
  lazy?: boolean | undefined;
  /** Called when the browser can't show it. */
  onError?: (() => void) | undefined;
}

/**
 * A picture through `<img>`, which runs no script that an SVG may hold. The object URL lives exactly
 * as long as the element (IMG-5), in StrictMode too.
 */
export function FilePreview({ item, className, alt = '', lazy, onError }: FilePreviewProps) {
  const [broken, setBroken] = useState<FileItem | null>(null);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = typeof item === 'string' ? item : URL.createObjectURL(item);
      image.src = url;
      return () => {
        image.removeAttribute('src');
        if (item !== url) URL.revokeObjectURL(url);
      };
    },
    [item],
  );
  if (broken === item) return null;
  return (
    <img
      ref={show}
      className={className}
      alt={alt}
      decoding="async"
      loading={lazy ? 'lazy' : 'eager'}
      onError={() => {
        setBroken(item);
        onError?.();
      }}
    />
  );
}
