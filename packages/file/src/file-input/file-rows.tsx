import { CloseIcon, mergeLabels } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import type { KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isPictureType } from '../formats/accept';
import { fileListLabelsEsCO } from '../labels/es-co-late';
import { fileExtension } from '../names/file-extension';
import { formatFileSize } from '../names/format-file-size';
import type { FileChangeDetails, FileInputProps } from './file-input.types';
import type { FileItem } from './file-item.types';
import type { FileItemState } from './file-item-state.types';
import { itemName, openableUrl } from './file-items';
import type { FileLimits } from './file-limits';
import { moveRow, removeRow, renameRow } from './file-list';
import { FilePreview } from './file-preview';
import { FileProgress } from './file-progress';
import type { FileRowParts } from './file-row';
import { itemKeys } from './item-keys';
import type { useFiles } from './use-files';

/** What the late code adds to each row of a `FileInput`, which calls it while it renders. */
export function fileRows(
  props: FileInputProps,
  files: ReturnType<typeof useFiles<FileChangeDetails>>,
  { accepted }: FileLimits,
): FileRowParts[] {
  const { rename, progress, classNames = {} } = props;
  const { items, shown, send, input, locked, uploads, announce } = files;
  const labels = mergeLabels(fileListLabelsEsCO, files.labels);
  // An application may ask the person first, and call this when the list has changed.
  const remove = (file: FileItem, at: number, name: string) => {
    const isRemoved = flushSync(() => send(removeRow(file, at), { reason: 'remove' }));
    if (!isRemoved) return;
    files.setRejections([]);
    announce(labels.removed(name));
    // The focus goes to the next item's button, else the previous, else the input.
    const list = input.current?.closest('.gd-file-input');
    const buttons = list?.querySelectorAll<HTMLElement>('.gd-file-input__item > .gd-icon-button');
    (buttons?.[Math.min(at, buttons.length - 1)] ?? input.current)?.focus();
  };
  const states = items.map((item, index): FileItemState => {
    const file = shown[index] ?? item;
    const name = itemName(file, files.labels.unnamed);
    return {
      item,
      index,
      name,
      size: typeof file === 'string' ? '' : formatFileSize(file.size, files.locale),
      progress: progress?.(item, index) ?? uploads?.progressOf(item),
      locked,
      remove: () => remove(file, index, name),
    };
  });
  const keys = itemKeys(shown);
  const onlyPictures = accepted.length > 0 && accepted.every(isPictureType);
  const tools = [rename, props.multiple && props.reorder].flatMap((tool) => tool || []);
  return states.map((state): FileRowParts => {
    const { item, index, name, size } = state;
    const file = shown[index] ?? item;
    const problem = files.broken.reasons[index];
    const saved = openableUrl(file) ? labels.savedFile : labels.unsafeLink;
    return {
      rowKey: keys[index],
      content: props.renderItem?.(state),
      preview: (
        <span className={clsx('gd-file-input__preview', classNames.preview)} aria-hidden="true">
          {fileExtension(name).slice(0, 4)}
          <FilePreview
            item={file}
            isExpected={onlyPictures}
            className="gd-file-input__image"
            lazy
            fallback={typeof file !== 'string' && props.thumbnail?.(file)}
          />
        </span>
      ),
      caption: (
        <span className={clsx('gd-file-input__size', classNames.size)}>
          {uploads?.statusOf(item, name, files) || (typeof file === 'string' ? saved : size)}
        </span>
      ),
      isInvalid: !!problem,
      end: (
        <>
          {tools.map(({ Tool }, place) => (
            <Tool
              // biome-ignore lint/suspicious/noArrayIndexKey: the tools of a list stay the same
              key={place}
              {...{ index, states, file, input, announce }}
              name={files.value.name}
              labels={props.labels}
              onMove={(from, to) => {
                const moved = shown[from];
                if (moved !== undefined) send(moveRow(moved, from, to), { reason: 'reorder' });
              }}
              onRename={(next) => send(renameRow(file, index, next), { reason: 'rename' })}
            />
          ))}
          {!locked && (
            <RemoveButton
              label={labels.remove(name)}
              className={classNames.remove}
              onRemove={state.remove}
            />
          )}
          {problem && <span className="gd-file-input__problem">{problem}</span>}
          {state.progress !== undefined && (
            <FileProgress
              value={state.progress}
              label={labels.progress(name)}
              className={classNames.progress}
            />
          )}
        </>
      ),
    };
  });
}

interface RemoveButtonProps {
  label: string;
  className: string | undefined;
  onRemove: () => void;
}

function RemoveButton({ label, className, onRemove }: RemoveButtonProps): ReactNode {
  const removeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onRemove();
  };
  return (
    <button
      type="button"
      className={clsx('gd-icon-button', className)}
      aria-label={label}
      onClick={onRemove}
      onKeyDown={removeByKey}
    >
      <CloseIcon />
    </button>
  );
}
