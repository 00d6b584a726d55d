import { formatOf, isSameFormat } from '../formats/file-formats';
import { fileExtension } from '../names/file-extension';

/** The name of a picture that has another type by now: only one of another format gets its extension. */
export function resultName(name: string, type: string): string {
  if (!name || isSameFormat(fileExtension(name), type)) return name;
  return name.replace(/(\.\w+)?$/, `.${formatOf(type)?.[0]}`);
}
