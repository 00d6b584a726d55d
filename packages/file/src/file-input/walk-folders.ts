/** A folder may hold anything: no more is taken than a person can have meant. */
const MAX_FILES = 2000;
const SYSTEM_FILES = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

export interface DroppedFiles {
  readonly files: readonly File[];
  readonly unreadable: readonly string[];
  /** The dropped folder that holds more files than are taken. */
  readonly tooMany: string | undefined;
}

/** The files below dropped folders and beside them; each keeps its path in `webkitRelativePath`. */
export async function walkFolders(roots: readonly FileSystemEntry[]): Promise<DroppedFiles> {
  const files: File[] = [];
  const unreadable: string[] = [];
  let tooMany: string | undefined;
  const visit = async (entry: FileSystemEntry, root?: string): Promise<void> => {
    if (tooMany !== undefined) return;
    try {
      if (isFolder(entry)) {
        for await (const child of children(entry)) await visit(child, root ?? entry.name);
      } else if (isFile(entry) && !(root && SYSTEM_FILES.test(entry.name))) {
        if (files.length >= MAX_FILES) {
          tooMany = root ?? entry.name;
          return;
        }
        const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
        if (root) {
          Object.defineProperty(file, 'webkitRelativePath', { value: entry.fullPath.slice(1) });
        }
        files.push(file);
      }
    } catch {
      unreadable.push(entry.name);
    }
  };
  for (const entry of roots) await visit(entry);
  return { files, unreadable, tooMany };
}

async function* children(folder: FileSystemDirectoryEntry): AsyncGenerator<FileSystemEntry> {
  const reader = folder.createReader();
  for (;;) {
    // Browsers return a hundred at a time, and an empty list at the end.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return;
    yield* some;
  }
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
