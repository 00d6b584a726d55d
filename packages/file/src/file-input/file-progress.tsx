import { clsx } from 'clsx';

/** Props of `FileProgress`. */
export interface FileProgressProps {
  /** 0 to 100. */
  value: number;
  label: string;
  className: string | undefined;
}

/** How far a file is, as a bar at the edge of what shows the file. */
export function FileProgress({ value, label, className }: FileProgressProps) {
  const percent = Math.min(100, Math.max(0, value));
  // What an application computes may be none: 0 of 0 bytes.
  if (Number.isNaN(percent)) return null;
  return (
    <span
      className={clsx('gd-file-input__progress', className)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      style={{ inlineSize: `${percent}%` }}
    />
  );
}
