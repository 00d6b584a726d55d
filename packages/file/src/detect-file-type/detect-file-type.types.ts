/** Lo que `detectFileType` distingue por los primeros bytes de un archivo. */
export type DetectedFileType = 'png' | 'gif' | 'jpeg' | 'xlsx' | 'pdf' | 'svg' | 'zip' | 'unknown';
