'use client';

import { focusedElement, useLocale } from '@guadua/utils/internal';
import { type RefObject, useCallback } from 'react';
import type { UploadLabels } from '../labels/file-labels.types';
import { formatFileSize } from '../names/format-file-size';
import type { UploadState } from './upload.types';
import { timeLeft } from './upload-pace';

export interface UploadStatusProps {
  state: UploadState;
  name: string;
  size: number;
  canPause: boolean;
  disabled: boolean;
  labels: UploadLabels;
  onStart: () => void;
  onPause: () => void;
  /** Gets the focus when a button that has it goes. */
  input: RefObject<HTMLElement | null>;
}

export function UploadStatus(props: UploadStatusProps) {
  const { state, name, size, canPause, labels, input } = props;
  const { status, progress, speed, problem } = state;
  const locale = useLocale();
  const percent = `${Math.round(progress * 100)}\u00A0%`;
  const left = speed === undefined ? undefined : timeLeft(size * (1 - progress), speed);
  const isStopped = status === 'failed' || status === 'paused';
  const texts = {
    waiting: labels.waiting,
    sending: [
      percent,
      speed !== undefined && labels.speed(formatFileSize(speed, locale)),
      left && labels.timeLeft(left.amount, left.unit),
    ]
      .filter(Boolean)
      .join(' · '),
    offline: labels.offline,
    paused: `${labels.paused} · ${percent}`,
    failed: problem ? labels.problems[problem] : labels.notUploaded,
    done: '',
  };
  const action =
    status === 'failed'
      ? // A file that is gone can only be removed and chosen again.
        problem !== 'unreadable' && labels.retry
      : status === 'paused'
        ? labels.resume
        : canPause && labels.pause;
  // A press and the end of the upload remove the button, also while another window has the focus.
  const keepFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (focusedElement(button) === button) input.current?.focus();
    },
    [input],
  );
  return (
    <span className="gd-file-input__upload" data-status={status}>
      {/* Its own element, whose text React can still change when a browser has translated the page. */}
      <span>{texts[status]}</span>
      {action && (
        <button
          ref={keepFocus}
          type="button"
          className="gd-file-input__retry"
          aria-label={`${action} ${name}`}
          disabled={props.disabled}
          onClick={isStopped ? props.onStart : props.onPause}
        >
          {action}
        </button>
      )}
    </span>
  );
}
