'use client';

import {
  dataAttributes,
  joinIds,
  LiveRegion,
  useHydrated,
  useMergedRefs,
} from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { type ComponentType, lazy, type ReactElement, Suspense, useId } from 'react';
import type { ListToolsProps } from '../list-tools/list-tools';
import type { FileInputProps } from './file-input.types';
import type { FileItem } from './file-item.types';
import { isPicture, itemName } from './file-items';
import { FileListItem } from './file-list-item';
import { rejectionsToShow } from './rejections-to-show';
import { dataProps } from './split-props';
import { useFileInput } from './use-file-input';

// They come with the first list that asks for them. One whose code can't be loaded goes without: React
// would take the whole page away.
const ListTools = /*#__PURE__*/ lazy<ComponentType<ListToolsProps>>(() =>
  import('../list-tools/list-tools').then(
    ({ ListTools }) => ({ default: ListTools }),
    () => ({ default: NoTools }),
  ),
);

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
  const { multiple = false, rename = false, name, form, classNames = {}, renderItem } = props;
  const reorder = (props.multiple && props.reorder) ?? false;
  const {
    labels,
    control,
    locked,
    limits,
    items,
    shown,
    states,
    rejections,
    broken,
    announcement,
    keys,
    ...widget
  } = useFileInput(props);
  const { target, native, reading } = widget;
  const { uploads } = widget;
  const Uploads = props.upload?.Runner;
  const invalid = control.invalid || broken.problem !== '';
  // A server's markup can't wait for their code, and they do nothing without scripts.
  const hasTools = useHydrated() && (reorder || rename);
  const ref = useMergedRefs(target.input, props.ref);
  const hintId = useId();
  const hint =
    props.hint ??
    labels.hint({
      multiple,
      types: limits.types,
      maxSize: limits.sizeText,
      maxFiles: multiple ? limits.countText : '',
      maxTotalSize: limits.totalText,
    });
  const saved = items.filter((item) => typeof item === 'string');
  const savedKeys = keys.of(saved);
  const rowKeys = keys.of(shown);
  const shownRejections = rejectionsToShow(rejections);
  const rejectionKeys = keys.of(shownRejections.map(({ file }) => file));
  const describedBy = joinIds(control.aria['aria-describedby'], hintId);
  const thumbnailOf = (item: FileItem) => typeof item !== 'string' && props.thumbnail?.(item);
  return (
    <div
      className={clsx('gd-file', props.className, classNames.root)}
      style={props.style}
      {...dataProps(props)}
      {...dataAttributes({
        disabled: control.disabled,
        readonly: control.readOnly,
        required: control.required,
        invalid,
        focused: widget.focused,
        empty: items.length === 0,
        dragging: target.dragging,
        processing: reading !== '',
      })}
      aria-busy={reading !== '' || undefined}
      {...target.rootProps}
      {...widget.focus}
    >
      <div className={clsx('gd-file__drop', classNames.drop)}>
        <input
          {...control.aria}
          {...target.inputProps}
          ref={ref}
          type="file"
          id={control.id}
          className={clsx('gd-file__input', classNames.input)}
          name={native.name}
          form={form}
          accept={limits.accepted.join() || undefined}
          multiple={multiple}
          capture={props.capture}
          disabled={native.disabled}
          required={native.required}
          aria-disabled={locked || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
        />
        <label htmlFor={control.id} className={clsx('gd-file__button', classNames.button)}>
          {multiple ? labels.selectFiles : labels.selectFile}
        </label>
        <span id={hintId} className={clsx('gd-file__hint', classNames.hint)}>
          {reading || hint}
        </span>
      </div>
      {name !== undefined &&
        saved.map((url, index) => (
          <input
            key={savedKeys[index]}
            type="hidden"
            name={name}
            form={form}
            value={url}
            disabled={control.disabled}
          />
        ))}
      {rejections.length > 0 && (
        <ul className={clsx('gd-file__rejections', classNames.rejections)}>
          {shownRejections.map(({ file, message }, index) => (
            <li key={rejectionKeys[index]}>
              <bdi>{itemName(file, labels.unnamed)}</bdi>: {message}
            </li>
          ))}
          {shownRejections.length < rejections.length && (
            <li>{labels.rejectedMany(rejections.length)}</li>
          )}
        </ul>
      )}
      {states.length > 0 && (
        <ul ref={widget.list} className={clsx('gd-file__list', classNames.list)}>
          {states.map((state) => (
            <FileListItem
              key={rowKeys[state.index]}
              state={state}
              labels={labels}
              classNames={classNames}
              shown={shown[state.index] ?? state.item}
              isPicture={isPicture(shown[state.index] ?? state.item, limits.onlyPictures)}
              thumbnail={thumbnailOf(shown[state.index] ?? state.item)}
              problem={broken.reasons[state.index]}
              status={uploads?.renderStatus(state.item, state.name)}
              tools={
                hasTools && (
                  <Suspense>
                    <ListTools
                      {...widget}
                      {...{ state, items, shown, keys, locked, reorder, rename, name }}
                    />
                  </Suspense>
                )
              }
            >
              {renderItem?.(state)}
            </FileListItem>
          ))}
        </ul>
      )}
      {props.upload && Uploads && (
        <Uploads
          {...widget.uploadEvents}
          options={props.upload.options}
          items={items}
          disabled={control.disabled}
          labels={props.labels}
          input={target.input}
        />
      )}
      <LiveRegion message={announcement} />
    </div>
  );
}

function NoTools() {
  return null;
}
