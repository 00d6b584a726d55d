import { warnOnce } from '@guadua/utils/internal';
import { parseAccept } from '../formats/accept';
import { type FileSizeLimit, parseFileSize } from '../names/parse-file-size';

export interface FileLimitProps {
  accept?: string | readonly string[] | undefined;
  maxSize?: FileSizeLimit | undefined;
  minSize?: FileSizeLimit | undefined;
  maxItems?: number | undefined;
  maxTotalSize?: FileSizeLimit | undefined;
  append?: boolean | undefined;
}

export interface FileListLimits {
  readonly maxSize: number;
  readonly minSize: number;
  readonly maxTotalSize: number;
  readonly maxItems: number;
  readonly append: boolean;
}

export interface FileLimits extends FileListLimits {
  readonly accepted: readonly string[];
}

/** Reads the limits of a widget; a text that is no size warns and does not count (CMP-9). */
export function fileLimits(component: string, props: FileLimitProps): FileLimits {
  const size = (name: 'maxSize' | 'minSize' | 'maxTotalSize', none = Number.POSITIVE_INFINITY) => {
    const limit = props[name] ?? none;
    const bytes = parseFileSize(limit);
    warnOnce(
      component,
      () =>
        bytes === undefined &&
        `${name}: '${limit}' is no size; write bytes, or a text such as '2MB'.`,
      'file-size',
    );
    return bytes ?? none;
  };
  return {
    maxSize: size('maxSize'),
    minSize: size('minSize', 0),
    maxTotalSize: size('maxTotalSize'),
    maxItems: props.maxItems ?? Number.POSITIVE_INFINITY,
    append: props.append ?? false,
    accepted: parseAccept(props.accept),
  };
}
