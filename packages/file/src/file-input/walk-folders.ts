import type { DroppedFiles } from './dropped-files';

/** A folder may hold anything: no more is taken than a person can have meant. */
const MOST_FILES = 2000;
const DEEPEST = 16;
/** What systems put into folders by themselves. */
const LITTER = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** The files below dropped folders and beside them; each keeps its path in `webkitRelativePath`. */
export async function walkFolders(roots: readonly FileSystemEntry[]): Promise<DroppedFiles> {
  const files: File[] = [];
  const unreadable: string[] = [];
  const visit = async (entry: FileSystemEntry, depth: number): Promise<void> => {
    if (files.length >= MOST_FILES || depth > DEEPEST) return;
    try {
      if (isFolder(entry)) {
        for (const child of await children(entry)) await visit(child, depth + 1);
      } else if (isFile(entry) && !(depth && LITTER.test(entry.name))) {
        const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
        if (depth) {
          Object.defineProperty(file, 'webkitRelativePath', { value: entry.fullPath.slice(1) });
        }
        files.push(file);
      }
    } catch {
      unreadable.push(entry.name);
    }
  };
  for (const root of roots) await visit(root, 0);
  return { files, unreadable };
}

async function children(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    // Browsers hand out a hundred at a time, and an empty list at the end.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0 || all.length >= MOST_FILES) return all;
    all.push(...some);
  }
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
