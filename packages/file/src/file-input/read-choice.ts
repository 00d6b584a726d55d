import type { LeftOut } from './dropped-files.types';
import type { FileLimits } from './file-limits';
import { hasFittingSize } from './plan-file-list';
import { type FileFindings, readFiles } from './read-files';
import { walkFolders } from './walk-folders';

export interface ReadChoice {
  readonly files: readonly File[];
  readonly unreadable?: readonly string[] | undefined;
  readonly left?: readonly LeftOut[] | undefined;
  readonly findings?: FileFindings | undefined;
}

export interface ChoiceToRead {
  readonly files: readonly File[];
  readonly folders: readonly FileSystemEntry[] | undefined;
  readonly limits: FileLimits;
  readonly isRead: (file: File, isUnnamed: boolean) => boolean;
  readonly onFound: (found: number) => boolean;
}

export async function readChoice(choice: ChoiceToRead): Promise<ReadChoice> {
  const { folders, limits, isRead, onFound } = choice;
  const { accepted } = limits;
  const dropped = folders ? await walkFolders(folders, onFound) : { files: choice.files };
  if (accepted.length === 0) return dropped;
  const isLookedInto = (file: File, isUnnamed: boolean) =>
    hasFittingSize(file, limits) && isRead(file, isUnnamed);
  return { ...dropped, findings: await readFiles(dropped.files, accepted, isLookedInto) };
}
