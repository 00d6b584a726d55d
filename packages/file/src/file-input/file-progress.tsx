import { clsx } from 'clsx/lite';

export interface FileProgressProps {
  value: number;
  label: string;
  className: string | undefined;
}

export function FileProgress({ value, label, className }: FileProgressProps) {
  const percent = Math.min(100, Math.max(0, value));
  // An application may compute 0 of 0 bytes, which is no number.
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
