import type { DroppedFiles } from './dropped-files.types';

/**
 * The files of a drop, folders walked where the browser allows it (FIL-3). Without a folder the
 * answer comes at once; the walk is loaded with the first one.
 *
 * @param onProgress Called with the number of files found so far; answers whether to go on.
 */
export function droppedFiles(
  data: DataTransfer,
  onProgress: (found: number) => boolean,
): DroppedFiles | Promise<DroppedFiles> {
  // The entries are gone once the event is over, so they are all taken now.
  const entries = [...data.items].map((item) => item.webkitGetAsEntry?.());
  const files = [...data.files];
  if (!entries.some((entry) => entry?.isDirectory)) return { files, unreadable: [], left: [] };
  const roots = entries.filter((entry) => !!entry);
  return import('./walk-folders').then(
    ({ walkFolders }) => walkFolders(roots, onProgress),
    () => ({ files: [], unreadable: roots.map(({ name }) => name), left: [] }),
  );
}
