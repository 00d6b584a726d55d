import type { ComponentType, ReactNode } from 'react';
import { CheckIcon } from '../icons/icons';
import type { Tone } from '../tone/tone';
import type { SnackbarRecord } from './snackbar.types';

/** What stands in the round badge: the caller's icon, a spinner, or the mark of the tone. */
export function snackbarIcon({ icon, loading, tone }: SnackbarRecord): ReactNode {
  if (icon !== undefined) return icon;
  if (loading) return <span className="gd-snackbar__spinner" />;
  const Mark = MARKS[tone];
  return <Mark />;
}

function InfoMark() {
  return (
    <svg className="gd-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M8 7.5v4M8 4.5v.01" />
    </svg>
  );
}

function AlertMark() {
  return (
    <svg className="gd-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M8 4v4.5M8 11.5v.01" />
    </svg>
  );
}

const MARKS: Record<Tone, ComponentType> = {
  primary: InfoMark,
  success: CheckIcon,
  info: InfoMark,
  warning: AlertMark,
  danger: AlertMark,
};
