'use client';

import { useLabels } from '@guadua/utils/internal';
import { uploadLabelsEsCO } from '../labels/es-co-upload';
import type { UploadLabels } from '../labels/file-labels.types';

/** Props of `UploadFailure`. */
export interface UploadFailureProps {
  name: string;
  labels: Partial<UploadLabels> | undefined;
  onRetry: () => void;
}

/** Says that a file did not get up, and offers another try. */
export function UploadFailure({ name, labels: own, onRetry }: UploadFailureProps) {
  const labels = useLabels('file', uploadLabelsEsCO, own);
  return (
    <span className="gd-file__failure">
      {labels.notUploaded}
      <button
        type="button"
        className="gd-file__retry"
        aria-label={`${labels.retryUpload} ${name}`}
        onClick={onRetry}
      >
        {labels.retryUpload}
      </button>
    </span>
  );
}
