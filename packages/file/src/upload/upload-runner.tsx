'use client';

import { useLabels, useLatestCallback } from '@guadua/utils/internal';
import { useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { fileUploaded } from '../file-input/change-files';
import { itemName } from '../file-input/file-items';
import { uploadLabelsEsCO } from '../labels/es-co';
import { createSentFiles } from './sent-files';
import type { UploadRunnerProps, UploadView } from './upload.types';
import { UploadStatus } from './upload-status';
import { createUploads, type Uploads } from './uploads';

const UPLOAD_LABELS = { upload: uploadLabelsEsCO };

export function UploadRunner(props: UploadRunnerProps) {
  const { options, items, disabled, input, onView } = props;
  const { upload: labels } = useLabels('file', UPLOAD_LABELS, props.labels);
  const [version, redraw] = useReducer((count: number) => count + 1, 0);
  const [uploads, setUploads] = useState<Uploads>();
  const [sent] = useState(createSentFiles);
  const latest = useLatestCallback(() => ({ ...props, labels }));
  // A layout effect, so that the form is never sent without waiting for the upload.
  useLayoutEffect(() => {
    const say = (text: (of: typeof labels) => string) => latest().announce(text(latest().labels));
    const made = createUploads({
      onChange: redraw,
      onDone(file, id) {
        say((of) => of.uploaded(itemName(file)));
        latest().onUploaded(fileUploaded(file, id));
      },
      onFailed: (file) => say((of) => of.failed(itemName(file))),
      onStep: (percent, count) => say((of) => of.step(percent, count)),
    });
    setUploads(made);
    return () => {
      made.stop();
      latest().onView(undefined);
    };
  }, [latest]);
  const files = items.filter((item) => typeof item !== 'string');
  useLayoutEffect(() => uploads?.sync(files, options, disabled));

  const statusOf = (file: File) => uploads?.stateOf(file)?.status ?? 'waiting';
  const stopped = files.find((file) => /failed|paused/.test(statusOf(file)));
  const busy = files.some((file) => /sending|offline|waiting/.test(statusOf(file)))
    ? labels.uploading
    : '';
  const problem = stopped
    ? labels[statusOf(stopped) === 'failed' ? 'failed' : 'held'](itemName(stopped))
    : '';
  const canPause = options.send?.resumes ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with `version` the states behind `uploads` are others
  const view = useMemo<UploadView | undefined>(
    () =>
      uploads && {
        busy,
        problem,
        ...sent,
        progressOf(item) {
          const state = typeof item === 'string' ? undefined : uploads.stateOf(item);
          const isOn = state && /sending|offline|paused/.test(state.status);
          return isOn ? 100 * state.progress : undefined;
        },
        renderStatus(item, name) {
          const file = typeof item === 'string' ? undefined : item;
          const state = file && uploads.stateOf(file);
          if (!file || !state || state.status === 'done') return null;
          return (
            <UploadStatus
              {...{ state, name, canPause, disabled, labels, input }}
              size={file.size}
              onStart={() => uploads.start(file)}
              onPause={() => uploads.pause(file)}
            />
          );
        },
      },
    [uploads, version, busy, problem, sent, canPause, disabled, labels, input],
  );
  useLayoutEffect(() => onView(view), [onView, view]);
  return null;
}
