/** What was left out of a folder. */
export interface LeftOut {
  /** The dropped folder, or the one that lies too deep. */
  readonly name: string;
  readonly code: 'folder-files' | 'too-deep';
  /** How many files, or folders that lie too deep. */
  count: number;
}

/** What a dropped folder brought. */
export interface DroppedFiles {
  readonly files: readonly File[];
  /** Names of what could not be read. */
  readonly unreadable: readonly string[];
  readonly left: readonly LeftOut[];
}
