'use client';

import { dataAttributes, useHydrated } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { type ReactElement, useId } from 'react';
import { describeAccept } from '../formats/accept';
import { formatFileSize } from '../names/format-file-size';
import type { FileInputProps } from './file-input.types';
import type { FileItem } from './file-item.types';
import type { FileItemState } from './file-item-state.types';
import { isPicture } from './file-items';
import { FileListItem } from './file-list-item';
import { FilesShell, NativeFiles } from './files-shell';
import { itemKeys } from './item-keys';
import { useFileInput } from './use-file-input';

/**
 * Chooses files: by button, drop (folders too) and paste (FIL-1 to FIL-4). The chosen files are in a
 * native input, so a plain form post carries them.
 *
 * @example <FileInput multiple accept=".pdf,image/*" maxSize="2MB" onChange={setFiles} />
 */
export function FileInput<Item extends FileItem = File>(
  props: FileInputProps<Item> & { upload?: undefined },
): ReactElement;
export function FileInput(props: FileInputProps): ReactElement;
// Only the caller's types know that `onChange` gives no saved URL where none was given.
export function FileInput(props: FileInputProps) {
  const { classNames = {} } = props;
  const widget = useFileInput(props);
  const { Notes } = widget;
  return (
    <FilesShell
      props={props}
      files={widget}
      root={{
        className: 'gd-file-input',
        ...dataAttributes({ processing: widget.reading !== '' }),
      }}
      isBusy={widget.isWaiting}
    >
      <FileZone props={props} widget={widget} />
      {Notes && (
        <Notes
          rejections={widget.rejections}
          problem={widget.broken.problem}
          labels={widget.labels}
          className={classNames.rejections}
          announce={widget.announce}
        />
      )}
      {widget.states.length > 0 && <FileRows props={props} widget={widget} />}
    </FilesShell>
  );
}

/** What a part of a `FileInput` reads. */
interface PartProps {
  props: FileInputProps;
  widget: ReturnType<typeof useFileInput>;
}

/** The button and the zone that takes drops. */
function FileZone({ props, widget }: PartProps) {
  const { multiple = false, classNames = {} } = props;
  const { labels, limits, locale } = widget;
  const hintId = useId();
  return (
    <div className={clsx('gd-file-input__drop', classNames.drop)}>
      <NativeFiles
        props={props}
        files={widget}
        accepted={limits.accepted}
        multiple={multiple}
        capture={props.capture}
        hintId={hintId}
      />
      <label
        htmlFor={widget.control.id}
        className={clsx('gd-file-input__button', classNames.button)}
      >
        {multiple ? labels.selectFiles : labels.selectFile}
      </label>
      <span id={hintId} className={clsx('gd-file-input__hint', classNames.hint)}>
        {widget.reading ||
          (props.hint ??
            labels.hint({
              multiple,
              types: describeAccept(limits.accepted, labels.kinds),
              maxSize: formatFileSize(limits.maxSize, locale),
              maxItems: multiple && Number.isFinite(limits.maxItems) ? String(limits.maxItems) : '',
              maxTotalSize: formatFileSize(limits.maxTotalSize, locale),
            }))}
      </span>
    </div>
  );
}

/** The files that are in the field. */
function FileRows({ props, widget }: PartProps) {
  const { rename, classNames = {} } = props;
  const { shown, states, uploads, send } = widget;
  const tools = [rename, props.multiple && props.reorder].flatMap((tool) => tool || []);
  // They do nothing without scripts.
  const hasTools = useHydrated();
  const keys = itemKeys(shown);
  const move = (at: number, to: number) => {
    const file = shown[at];
    if (file !== undefined) send({ type: 'moved', file, at, to }, { reason: 'reorder' });
  };
  const row = (state: FileItemState) => {
    const { item, index: at } = state;
    const file = shown[at] ?? item;
    return (
      <FileListItem
        key={keys[at]}
        state={state}
        labels={widget.labels}
        classNames={classNames}
        shown={file}
        isPicture={isPicture(file, widget.limits.onlyPictures)}
        thumbnail={typeof file !== 'string' && props.thumbnail?.(file)}
        problem={widget.broken.reasons[at]}
        status={uploads?.renderStatus(item, state.name)}
        tools={
          hasTools &&
          tools.map(({ Tool }, place) => (
            <Tool
              // biome-ignore lint/suspicious/noArrayIndexKey: the tools of a list stay the same
              key={place}
              {...{ index: at, states, file }}
              input={widget.input}
              name={widget.value.name}
              labels={props.labels}
              announce={widget.announce}
              onMove={move}
              onRename={(next) => send({ type: 'renamed', file, at, next }, { reason: 'rename' })}
            />
          ))
        }
      >
        {props.renderItem?.(state)}
      </FileListItem>
    );
  };
  return (
    <ul ref={widget.list} className={clsx('gd-file-input__list', classNames.list)}>
      {states.map(row)}
    </ul>
  );
}
