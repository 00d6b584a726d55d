export interface LeftOut {
  readonly name: string;
  readonly code: 'folder-files' | 'too-deep';
  count: number;
}

export interface DroppedFiles {
  readonly files: readonly File[];
  readonly unreadable: readonly string[];
  readonly left: readonly LeftOut[];
}
