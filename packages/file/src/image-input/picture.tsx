'use client';

import { clsx } from 'clsx/lite';
import { useState } from 'react';
import type { FileItem } from '../file-input/file-item.types';
import { isPicture, itemName } from '../file-input/file-items';
import { FilePreview } from '../file-input/file-preview';
import { imageListLabelsEsCO } from '../labels/es-co-late';
import type { FileFieldLabels, ImageListLabels } from '../labels/file-labels.types';

export function Picture({
  shown,
  labels,
  className,
}: {
  shown: FileItem;
  labels: FileFieldLabels & Partial<ImageListLabels>;
  className: string | undefined;
}) {
  const [broken, setBroken] = useState<FileItem>();
  if (broken === shown || !isPicture(shown, true)) {
    return (
      <span className="gd-image-input__broken">
        {labels.cannotShow ?? imageListLabelsEsCO.cannotShow}
      </span>
    );
  }
  return (
    <FilePreview
      item={shown}
      alt={itemName(shown, labels.unnamed)}
      className={clsx('gd-image-input__image', className)}
      onError={() => setBroken(shown)}
    />
  );
}
