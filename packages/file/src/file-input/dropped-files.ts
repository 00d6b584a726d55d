import type { DroppedFiles } from './dropped-files.types';

/** What files came without a folder. */
export function asDropped(files: readonly File[]): DroppedFiles {
  return { files, unreadable: [], left: [] };
}

/** The entries of a drop that holds a folder, as far as the browser knows folders; `undefined` where there is none. */
export function folderEntries(data: DataTransfer): FileSystemEntry[] | undefined {
  // The entries are gone once the event is over, so they are all taken now.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  return entries.some((entry) => entry.isDirectory) ? entries : undefined;
}

/** The files below dropped folders (FIL-3): the walk is loaded with the first one. */
export function filesBelow(
  entries: readonly FileSystemEntry[],
  onProgress: (found: number) => boolean,
): Promise<DroppedFiles> {
  return import('./walk-folders').then(
    ({ walkFolders }) => walkFolders(entries, onProgress),
    () => ({ files: [], unreadable: entries.map(({ name }) => name), left: [] }),
  );
}
