/** What a drop brought. */
export interface DroppedFiles {
  readonly files: File[];
  /** Names of what could not be read. */
  readonly unreadable: string[];
}

/**
 * The files of a drop, folders walked where the browser allows it (FIL-3). Without a folder the
 * answer comes at once; the walk is loaded with the first one.
 */
export function droppedFiles(data: DataTransfer): DroppedFiles | Promise<DroppedFiles> {
  // The entries are gone once the event is over, so they are all taken now.
  const entries = [...data.items].map((item) => item.webkitGetAsEntry?.());
  const files = [...data.files];
  if (!entries.some((entry) => entry?.isDirectory)) return { files, unreadable: [] };
  const roots = entries.filter((entry) => !!entry);
  return import('./walk-folders').then(
    ({ walkFolders }) => walkFolders(roots),
    () => ({ files: [], unreadable: roots.map(({ name }) => name) }),
  );
}
