'use client';

import {
  dataAttributes,
  joinIds,
  LiveRegion,
  passedProps,
  useHydrated,
  useMergedRefs,
} from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { type ReactElement, useId } from 'react';
import type { FileInputProps } from './file-input.types';
import type { FileItem } from './file-item.types';
import type { FileItemState } from './file-item-state.types';
import { isPicture } from './file-items';
import { FileListItem } from './file-list-item';
import { FileRejections } from './file-rejections';
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
  const { labels, control, items, broken, target, reading, value, input } = widget;
  const Uploads = props.upload?.Runner;
  const saved = items.filter((item) => typeof item === 'string');
  const savedKeys = itemKeys(saved);
  return (
    <div
      className={clsx('gd-file-input', props.className, classNames.root)}
      style={props.style}
      {...dataAttributes({
        disabled: control.disabled,
        readonly: control.readOnly,
        required: control.required,
        invalid: control.invalid || broken.problem !== '',
        focused: widget.focused,
        empty: items.length === 0,
        dragging: target.dragging,
        processing: reading !== '',
      })}
      aria-busy={widget.isWaiting || undefined}
      {...target.rootProps}
      {...widget.focus}
    >
      <FileZone props={props} widget={widget} />
      {value.name !== undefined &&
        saved.map((url, index) => (
          <input
            key={savedKeys[index]}
            type="hidden"
            name={value.name}
            form={props.form}
            value={url}
            disabled={control.disabled}
          />
        ))}
      <FileRejections
        rejections={widget.rejections}
        labels={labels}
        className={classNames.rejections}
      />
      <FileRows props={props} widget={widget} />
      {props.upload && Uploads && (
        <Uploads
          {...widget.uploadEvents}
          options={props.upload.options}
          items={items}
          disabled={control.disabled}
          labels={props.labels}
          input={input}
        />
      )}
      <LiveRegion message={widget.announcement} />
    </div>
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
  const { labels, control, limits, native, target, reading } = widget;
  const hintId = useId();
  const ref = useMergedRefs(widget.input, props.ref);
  const hint =
    props.hint ??
    labels.hint({
      multiple,
      types: limits.types,
      maxSize: limits.sizeText,
      maxItems: multiple ? limits.countText : '',
      maxTotalSize: limits.totalText,
    });
  return (
    <div className={clsx('gd-file-input__drop', classNames.drop)}>
      <input
        {...passedProps(props, { ...control.aria, ...target.inputProps })}
        ref={ref}
        type="file"
        id={control.id}
        className={clsx('gd-file-input__input', classNames.input)}
        name={native.name}
        form={props.form}
        accept={limits.accepted.join() || undefined}
        multiple={multiple}
        capture={props.capture}
        disabled={native.disabled}
        required={native.required}
        aria-disabled={widget.locked || undefined}
        aria-invalid={control.invalid || widget.broken.problem !== '' || undefined}
        aria-describedby={joinIds(control.aria['aria-describedby'], hintId)}
      />
      <label htmlFor={control.id} className={clsx('gd-file-input__button', classNames.button)}>
        {multiple ? labels.selectFiles : labels.selectFile}
      </label>
      <span id={hintId} className={clsx('gd-file-input__hint', classNames.hint)}>
        {reading || hint}
      </span>
    </div>
  );
}

/** The files that are in the field. */
function FileRows({ props, widget }: PartProps) {
  const { rename, classNames = {} } = props;
  const { items, shown, states, uploads, input, value } = widget;
  const tools = [rename, props.multiple && props.reorder].flatMap((tool) => tool || []);
  // They do nothing without scripts.
  const hasTools = useHydrated();
  const keys = itemKeys(shown);
  const row = (state: FileItemState) => {
    const { item, index } = state;
    const file = shown[index] ?? item;
    return (
      <FileListItem
        key={keys[index]}
        state={state}
        labels={widget.labels}
        classNames={classNames}
        shown={file}
        isPicture={isPicture(file, widget.limits.onlyPictures)}
        thumbnail={typeof file !== 'string' && props.thumbnail?.(file)}
        problem={widget.broken.reasons[index]}
        status={uploads?.renderStatus(item, state.name)}
        tools={
          hasTools &&
          tools.map(({ Tool }, place) => (
            <Tool
              // biome-ignore lint/suspicious/noArrayIndexKey: the tools of a list stay the same
              key={place}
              {...{ state, file, items, input }}
              name={value.name}
              labels={props.labels}
              announce={widget.announce}
              onMove={(to) => widget.move(file, index, to)}
              onRename={(next) => widget.rename(file, index, next)}
            />
          ))
        }
      >
        {props.renderItem?.(state)}
      </FileListItem>
    );
  };
  if (states.length === 0) return null;
  return (
    <ul ref={widget.list} className={clsx('gd-file-input__list', classNames.list)}>
      {states.map(row)}
    </ul>
  );
}
