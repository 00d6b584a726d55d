import { fileExtension } from '../names/file-extension';
import { formatOf, isSameFormat, typeOf } from './file-formats';

type Named = Pick<File, 'name' | 'type'>;

/** Whether a file is of an accepted type: systems give some formats no type, or one of their own. */
export function isAccepted({ name, type }: Named, accepted: readonly string[]): boolean {
  const extension = fileExtension(name);
  const own = type.toLowerCase();
  const types = [own, typeOf(extension)];
  // An extension says more than a type that contradicts it: a server goes by the name.
  const said = formatOf(extension) ? extension : own;
  return (
    accepted.length === 0 ||
    accepted.some((entry) =>
      entry.startsWith('.')
        ? isSameFormat(entry.slice(1), said) ||
          // An extension may have more than one part: `.tar.gz`.
          name.slice(1).toLowerCase().endsWith(entry)
        : types.some((one) =>
            entry.endsWith('/*') ? one.startsWith(entry.slice(0, -1)) : isSameFormat(entry, one),
          ),
    )
  );
}

export function isUnnamed({ name, type }: Named): boolean {
  return !fileExtension(name) && /^(?:application\/octet-stream)?$/i.test(type);
}
