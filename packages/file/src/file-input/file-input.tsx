'use client';

import { dataAttributes, useLabels } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { type ReactElement, useId } from 'react';
import { describeAccept } from '../formats/accept';
import { fileFieldLabelsEsCO } from '../labels/es-co';
import { formatFileSize } from '../names/format-file-size';
import type { FileChangeDetails, FileInputProps } from './file-input.types';
import type { FileItem } from './file-item.types';
import { itemName } from './file-items';
import { fileLimits } from './file-limits';
import { addFiles } from './file-list';
import { FileRow } from './file-row';
import { FilesShell, NativeFiles } from './files-shell';
import { lateParts } from './late-parts';
import { useFiles } from './use-files';

const PARTS = /*#__PURE__*/ lateParts(() => import('./file-parts'));

/**
 * Un campo para uno o varios archivos, elegidos, soltados (también en carpetas) o pegados. Quedan en un `input`
 * nativo, así que el formulario los envía.
 * @example <FileInput multiple accept=".pdf,image/*" maxSize="2MB" onChange={setFiles} />
 */
export function FileInput<Item extends FileItem = File>(
  props: FileInputProps<Item> & { upload?: undefined },
): ReactElement;
export function FileInput(props: FileInputProps): ReactElement;
// Only the caller's types know that `onChange` gives no saved URL where none was given.
export function FileInput(props: FileInputProps) {
  const { multiple = false, classNames = {} } = props;
  const labels = useLabels('file', fileFieldLabelsEsCO, props.labels);
  const limits = fileLimits(
    '<FileInput>',
    props.multiple ? props : { ...props, maxItems: 1, append: false },
  );
  const parts = PARTS.useParts();
  const files = useFiles<FileChangeDetails>({
    props,
    labels,
    limits,
    isImage: false,
    parts,
    load: PARTS.load,
    checkContent: props.checkContent !== false,
    write: (items) => (multiple ? items : (items[0] ?? null)),
    onChange: props.onChange,
    onTaken: ({ added }, arrival) =>
      files.send(addFiles(added, limits.append), {
        reason: arrival === 'camera' ? 'select' : arrival,
      }),
    requiredText: labels.required,
  });
  const { shown, locale } = files;
  const hintId = useId();
  const rows = parts?.fileRows(props, files, limits);
  return (
    <FilesShell
      props={props}
      files={files}
      root={{
        className: 'gd-file-input',
        onClick: parts?.keepFromLabel,
        ...dataAttributes({ processing: !!files.reading }),
      }}
      isBusy={files.isWaiting}
    >
      <div className={clsx('gd-file-input__drop', classNames.drop)}>
        <NativeFiles
          props={props}
          files={files}
          accepted={limits.accepted}
          multiple={multiple}
          capture={props.capture}
          hintId={hintId}
        />
        <label
          htmlFor={files.control.id}
          className={clsx('gd-file-input__button', classNames.button)}
        >
          {multiple ? labels.selectFiles : labels.selectFile}
        </label>
        <span id={hintId} className={clsx('gd-file-input__hint', classNames.hint)}>
          {files.reading ||
            (props.hint ??
              labels.hint({
                multiple,
                types: describeAccept(limits.accepted, labels.kinds),
                maxSize: formatFileSize(limits.maxSize, locale),
                maxItems:
                  multiple && limits.maxItems < Number.POSITIVE_INFINITY
                    ? `${limits.maxItems}`
                    : '',
                maxTotalSize: formatFileSize(limits.maxTotalSize, locale),
              }))}
        </span>
      </div>
      {parts && (
        <parts.FileNotes
          rejections={files.rejections}
          problem={files.broken.problem}
          labels={files.labels}
          className={classNames.rejections}
          announcement={files.announcement}
          announce={files.announce}
        />
      )}
      {shown.length > 0 && (
        <ul className={clsx('gd-file-input__list', classNames.list)}>
          {shown.map((item, index) => (
            <FileRow
              // A saved file has the key that the late code will give it, so that React keeps its row.
              key={
                rows?.[index]?.rowKey ??
                (typeof item === 'string' && shown.indexOf(item) === index ? `=${item}-0` : index)
              }
              item={item}
              name={itemName(item, labels.unnamed)}
              classNames={classNames}
              {...rows?.[index]}
            />
          ))}
        </ul>
      )}
    </FilesShell>
  );
}
