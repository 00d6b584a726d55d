import type { LeftOut } from './dropped-files.types';
import type { FileLimits } from './file-limits';
import { hasFittingSize } from './plan-file-list';
import { type FileFindings, readFiles } from './read-files';
import { walkFolders } from './walk-folders';

/** Files that a person gave, once they were looked at. */
export interface ReadChoice {
  readonly files: readonly File[];
  /** Names of what could not be read. */
  readonly unreadable?: readonly string[] | undefined;
  readonly left?: readonly LeftOut[] | undefined;
  readonly findings?: FileFindings | undefined;
}

/** What `readChoice` takes. */
export interface ChoiceToRead {
  readonly files: readonly File[];
  /** Folders that were dropped, with what lay beside them. */
  readonly folders: readonly FileSystemEntry[] | undefined;
  readonly limits: FileLimits;
  /** Which files are looked into, once their names and sizes fit. */
  readonly isRead: (file: File, isUnnamed: boolean) => boolean;
  /** Called with the number of files found so far; answers whether to go on. */
  readonly onFound: (found: number) => boolean;
}

/** Walks folders, and looks at files where types are asked for (FIL-3). */
export async function readChoice(choice: ChoiceToRead): Promise<ReadChoice> {
  const { folders, limits, isRead, onFound } = choice;
  const { accepted } = limits;
  const dropped = folders ? await walkFolders(folders, onFound) : { files: choice.files };
  if (accepted.length === 0) return dropped;
  const isLookedInto = (file: File, isUnnamed: boolean) =>
    hasFittingSize(file, limits) && isRead(file, isUnnamed);
  return { ...dropped, findings: await readFiles(dropped.files, accepted, isLookedInto) };
}
