import { formatOf, isSameFormat } from '../formats/file-formats';
import { fileExtension } from '../names/file-extension';

/** The name of a picture that has another type by now: only a known extension gives way to the new one. */
export function resultName(name: string, type: string): string {
  const extension = fileExtension(name);
  if (!name || isSameFormat(extension, type)) return name;
  const stem = formatOf(extension) ? name.slice(0, -extension.length - 1) : name;
  return `${stem}.${formatOf(type)?.[0]}`;
}
