'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useCallback, useState } from 'react';
import type { FileItem } from './file-item.types';

export interface FilePreviewProps {
  item: FileItem;
  className?: string | undefined;
  alt?: string | undefined;
  lazy?: boolean | undefined;
  onError?: (() => void) | undefined;
}

/** A picture through `<img>`, which runs no script of an SVG. Its object URL lives as long as the element (IMG-5). */
export function FilePreview({ item, className, alt = '', lazy, onError }: FilePreviewProps) {
  const [broken, setBroken] = useState<FileItem | null>(null);
  const fail = useLatestCallback(() => {
    setBroken(item);
    onError?.();
  });
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (typeof item === 'string') {
        // The image may have failed before the scripts ran, and then no event tells.
        if (image.complete && !image.naturalWidth) void image.decode().catch(fail);
        return () => {};
      }
      const url = URL.createObjectURL(item);
      image.src = url;
      return () => {
        image.removeAttribute('src');
        URL.revokeObjectURL(url);
      };
    },
    [item, fail],
  );
  if (broken === item) return null;
  return (
    <img
      ref={show}
      className={className}
      alt={alt}
      decoding="async"
      loading={lazy ? 'lazy' : 'eager'}
      src={typeof item === 'string' ? item : undefined}
      onError={fail}
    />
  );
}
