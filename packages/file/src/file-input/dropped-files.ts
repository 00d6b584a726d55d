/** What was left out of a folder. */
export interface LeftOut {
  /** The dropped folder, or the one that lies too deep. */
  readonly name: string;
  readonly code: 'folder-files' | 'too-deep';
  /** How many files, or folders that lie too deep. */
  count: number;
}

/** What a drop brought. */
export interface DroppedFiles {
  readonly files: File[];
  /** Names of what could not be read. */
  readonly unreadable: readonly string[];
  readonly left: readonly LeftOut[];
}

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
