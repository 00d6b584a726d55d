import type { DroppedFiles, LeftOut } from './dropped-files.types';

/** A folder may hold anything: no more is taken than a person can have meant. */
const MAX_FILES = 2000;
const MAX_DEPTH = 16;
const MAX_COUNT = 50_000;
const STEP = 100;
const SYSTEM_FILES = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** The files below dropped folders and beside them; each keeps its path in `webkitRelativePath`. */
export async function walkFolders(
  roots: readonly FileSystemEntry[],
  onProgress: (found: number) => boolean = () => true,
): Promise<DroppedFiles> {
  const files: File[] = [];
  const unreadable: string[] = [];
  const left: LeftOut[] = [];
  let found = 0;
  let isWanted = true;
  const leaveOut = (name: string, code: LeftOut['code']) => {
    const last = left.find((one) => one.name === name && one.code === code);
    if (last) last.count++;
    else left.push({ name, code, count: 1 });
  };
  const visit = async (entry: FileSystemEntry, depth: number, root: string): Promise<void> => {
    if (!isWanted || found > MAX_COUNT) return;
    try {
      if (isFolder(entry)) {
        if (depth > MAX_DEPTH) leaveOut(entry.name, 'too-deep');
        else for await (const child of children(entry)) await visit(child, depth + 1, root);
      } else if (isFile(entry) && !(depth && SYSTEM_FILES.test(entry.name))) {
        found++;
        if (found % STEP === 0) isWanted = onProgress(found);
        if (files.length >= MAX_FILES) return leaveOut(root, 'folder-files');
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
  for (const root of roots) await visit(root, 0, root.name);
  return { files, unreadable, left };
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
