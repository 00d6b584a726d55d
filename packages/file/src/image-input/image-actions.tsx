import { mergeLabels } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import type { FileItem } from '../file-input/file-item.types';
import { itemName } from '../file-input/file-items';
import { removeRow } from '../file-input/file-list';
import { FileNotes } from '../file-input/file-notes';
import { FileProgress } from '../file-input/file-progress';
import type { useFiles } from '../file-input/use-files';
import { fileListLabelsEsCO, imageListLabelsEsCO } from '../labels/es-co-late';
import { formatFileSize } from '../names/format-file-size';
import { Camera } from './camera';
import type { ImageChangeDetails, ImageInputProps } from './image-input.types';
import { type ImageView, type ImageWork, madeOf } from './image-work';

export interface ImageActionsProps {
  props: ImageInputProps;
  files: ReturnType<typeof useFiles<ImageChangeDetails>>;
  view: ImageView;
  work: ImageWork;
  cancel: () => void;
}

export function ImageActions({ props, files, view, work, cancel }: ImageActionsProps) {
  const { crop, capture = 'environment', classNames = {} } = props;
  const { locked, uploads, input, announce, value } = files;
  const labels = mergeLabels({ ...fileListLabelsEsCO, ...imageListLabelsEsCO }, files.labels);
  const [item] = files.items;
  const [shown] = files.shown;
  const name = shown === undefined ? '' : itemName(shown, files.labels.unnamed);
  const progress = item === undefined ? undefined : uploads?.progressOf(item);
  const made = madeOf(shown);
  const atWork = view.atWork?.record === value.record ? view.atWork : undefined;
  const cropping = atWork && !atWork.work ? atWork : undefined;
  const remove = () => {
    cancel();
    work.say('');
    if (shown === undefined) return;
    if (files.send(removeRow(shown, 0), { reason: 'remove' })) announce(labels.removed(name));
  };
  const action = (text: string, onClick: () => void) => (
    <button type="button" className="gd-image-input__action" onClick={onClick}>
      {text}
    </button>
  );
  return (
    <>
      {item !== undefined && uploads?.statusOf(item, name, files)}
      {progress !== undefined && (
        <FileProgress
          value={progress}
          label={labels.progress(name)}
          className={classNames.progress}
        />
      )}
      <span className={clsx('gd-image-input__actions', classNames.actions)}>
        {(files.isWaiting || atWork?.work) && action(labels.cancel, cancel)}
        {!locked && capture && (
          <Camera
            capture={capture}
            label={labels.takePhoto}
            onPhoto={(photos) => files.receive('camera', photos)}
          />
        )}
        {crop &&
          made &&
          !locked &&
          action(labels.cropAgain, () =>
            work.begin({ file: made.original, reason: 'crop', start: made.state }),
          )}
        {item !== undefined && !locked && action(labels.removeImage, remove)}
      </span>
      {cropping && crop && input.current && (
        <crop.Dialog
          file={cropping.file}
          start={cropping.start}
          onDone={(area, state) => work.crop(cropping, area, state)}
          onCancel={() => work.begin()}
          // A picture that the dialog can't show is prepared whole, which finds out and reports what is wrong.
          onUnreadable={() =>
            void work.prepare(cropping.file, cropping.reason, { problem: labels.notCropped })
          }
          aspect={crop.options.aspect}
          round={crop.options.round ?? false}
          anchor={input.current}
          labels={props.labels}
          cancelLabel={labels.cancel}
        />
      )}
      <FileNotes
        problem={files.broken.problem}
        labels={files.labels}
        announcement={files.announcement}
        announce={announce}
      />
    </>
  );
}

export function captionOf(shown: FileItem | undefined, locale: string): string {
  const size = (bytes: number) => formatFileSize(bytes, locale);
  const report = madeOf(shown)?.report;
  if (report && !report.keptOriginal)
    return `${size(report.originalSize)} → ${size(report.size)} · ${Math.round(report.milliseconds)} ms`;
  return shown !== undefined && typeof shown !== 'string' ? size(shown.size) : '';
}
