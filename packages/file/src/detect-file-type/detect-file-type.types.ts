/** What `detectFileType` distinguishes by the first bytes of a file (FIL-5). */
export type DetectedFileType = 'png' | 'gif' | 'jpeg' | 'xlsx' | 'pdf' | 'svg' | 'zip' | 'unknown';
