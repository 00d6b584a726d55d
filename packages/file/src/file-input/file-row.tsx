import { dataAttributes } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import type { FileInputProps } from './file-input.types';
import type { FileItem } from './file-item.types';
import { openableUrl } from './file-items';

/** What the late code adds to a row. */
export interface FileRowParts {
  rowKey?: string | undefined;
  content?: ReactNode;
  preview?: ReactNode;
  caption?: ReactNode;
  isInvalid?: boolean;
  end?: ReactNode;
}

export interface FileRowProps extends FileRowParts {
  item: FileItem;
  name: string;
  classNames: NonNullable<FileInputProps['classNames']>;
}

/** The row of a file. The server renders it without the late parts, and its link keeps the focus when they come. */
export function FileRow({ item, name, classNames, ...parts }: FileRowProps) {
  const url = openableUrl(item);
  const text = (
    <>
      <bdi className={clsx('gd-file-input__name', classNames.name)} title={name}>
        {name}
      </bdi>
      {parts.caption}
    </>
  );
  return (
    <li
      className={clsx('gd-file-input__item', classNames.item)}
      {...dataAttributes({ invalid: !!parts.isInvalid })}
    >
      {parts.content ?? (
        <>
          {parts.preview}
          {url ? (
            <a className="gd-file-input__text" href={url} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          ) : (
            <span className="gd-file-input__text">{text}</span>
          )}
        </>
      )}
      {parts.end}
    </li>
  );
}
