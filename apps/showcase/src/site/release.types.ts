/** A change that users notice. */
export interface Change {
  readonly package: string;
  readonly bump: 'major' | 'minor' | 'patch';
  readonly text: string;
}

/** What changed with a version; `null` is what comes next. */
export interface Release {
  readonly version: string | null;
  readonly changes: readonly Change[];
}
