import {
  dataAttributes,
  joinIds,
  type PartialLabels,
  passedProps,
  useMergedRefs,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import type { HTMLAttributes, ReactNode } from 'react';
import type { FileLabels } from '../labels/file-labels.types';
import type { Files, FilesProps } from './use-files';

export interface ShellProps extends FilesProps {
  labels?: PartialLabels<FileLabels> | undefined;
  classNames?: { root?: string | undefined; input?: string | undefined } | undefined;
}

export interface FilesShellProps {
  props: ShellProps;
  files: Files;
  root: HTMLAttributes<HTMLDivElement>;
  isBusy: boolean;
  children: ReactNode;
}

export function FilesShell({ props, files, root, isBusy, children }: FilesShellProps) {
  const { control, items, target, value, broken } = files;
  const saved = items.filter((item) => typeof item === 'string');
  return (
    <div
      {...root}
      className={clsx(root.className, props.className, props.classNames?.root)}
      style={props.style}
      {...dataAttributes({
        ...control.state,
        invalid: control.invalid || broken.problem !== '',
        dragging: target.dragging,
      })}
      aria-busy={isBusy || undefined}
      {...target.rootProps}
      {...control.handlers}
    >
      {children}
      {value.name !== undefined &&
        saved.map((url, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: it has no state
            key={index}
            type="hidden"
            name={value.name}
            form={props.form}
            value={url}
            disabled={control.disabled}
          />
        ))}
    </div>
  );
}

export interface NativeFilesProps extends Pick<FilesShellProps, 'props' | 'files'> {
  accepted: readonly string[];
  multiple?: boolean | undefined;
  capture?: 'user' | 'environment' | undefined;
  hintId: string;
}

/** The native input: it takes clicks and the focus, and carries the files of a plain form post. */
export function NativeFiles({
  props,
  files,
  accepted,
  multiple = false,
  capture,
  hintId,
}: NativeFilesProps) {
  const { control, native, target } = files;
  const ref = useMergedRefs(files.input, native.validated, props.ref);
  return (
    <input
      {...passedProps(props, { ...control.aria, ...target.inputProps })}
      ref={ref}
      type="file"
      id={control.id}
      className={clsx('gd-file-input__input', props.classNames?.input)}
      name={native.name}
      form={props.form}
      accept={accepted.join() || undefined}
      multiple={multiple}
      capture={capture}
      disabled={native.disabled}
      required={native.required}
      aria-disabled={files.locked || undefined}
      aria-invalid={control.invalid || files.broken.problem !== '' || undefined}
      aria-describedby={joinIds(control.aria['aria-describedby'], hintId)}
    />
  );
}
