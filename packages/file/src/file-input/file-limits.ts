import { warnOnce } from '@guadua/utils/internal';
import { parseAccept } from '../formats/accept';
import { type FileSizeLimit, parseFileSize } from '../names/parse-file-size';

/** The props that bound what may be chosen. */
export interface FileLimitProps {
  accept?: string | readonly string[] | undefined;
  maxSize?: FileSizeLimit | undefined;
  minSize?: FileSizeLimit | undefined;
  maxItems?: number | undefined;
  maxTotalSize?: FileSizeLimit | undefined;
  append?: boolean | undefined;
}

/** What a list of files may hold, as plain numbers. */
export interface FileListLimits {
  /** The most bytes of each file. */
  readonly maxSize: number;
  /** The least bytes of each file. */
  readonly minSize: number;
  /** The most bytes of all together; of saved addresses the size is not known. */
  readonly maxTotalSize: number;
  /** How many there may be. */
  readonly maxItems: number;
  /** What is chosen comes behind what is there. */
  readonly append: boolean;
}

/** With the types. */
export interface FileLimits extends FileListLimits {
  /** The accepted extensions and types; none accept all. */
  readonly accepted: readonly string[];
}

/** Reads the limits of a widget; a limit that is none warns and does not count (CMP-9). */
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
  const maxItems = props.maxItems ?? Number.POSITIVE_INFINITY;
  const isCount = Number(maxItems) >= 0;
  warnOnce(
    component,
    () => !isCount && `maxItems: ${maxItems} is no number of files; write 0 or more.`,
    'file-max-items',
  );
  return {
    maxSize: size('maxSize'),
    minSize: size('minSize', 0),
    maxTotalSize: size('maxTotalSize'),
    maxItems: isCount ? Number(maxItems) : Number.POSITIVE_INFINITY,
    append: props.append ?? false,
    accepted: parseAccept(props.accept),
  };
}
