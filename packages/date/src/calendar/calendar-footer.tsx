'use client';

import { clsx } from 'clsx';
import type { CalendarLabels } from '../value/calendar-labels';
import type { Selection } from './use-selection';

/** Props of `CalendarFooter`. */
export interface CalendarFooterProps {
  readonly selection: Selection;
  readonly autoApply: boolean;
  readonly labels: CalendarLabels;
  /** The buttons can't be used. */
  readonly off: boolean;
  readonly todayButton: boolean;
  readonly isTodayOff: boolean;
  readonly resetButton: boolean;
  readonly className: string | undefined;
  readonly onToday: () => void;
  readonly onReset: () => void;
  readonly onCancel?: (() => void) | undefined;
}

/** "Hoy", "Restablecer", "Cancelar", "Aceptar" (DAT-10): those that were asked for, or nothing. */
export function CalendarFooter({
  selection,
  autoApply,
  labels,
  off,
  todayButton,
  isTodayOff,
  resetButton,
  className,
  onToday,
  onReset,
  onCancel,
}: CalendarFooterProps) {
  if (autoApply && !todayButton && !resetButton) return null;
  return (
    <div className={clsx('gd-calendar__footer', className)}>
      {todayButton && (
        <button
          type="button"
          className="gd-calendar__button"
          data-quiet=""
          disabled={off || isTodayOff}
          onClick={onToday}
        >
          {labels.goToday}
        </button>
      )}
      {resetButton && (
        <button
          type="button"
          className="gd-calendar__button"
          data-quiet=""
          disabled={off}
          onClick={onReset}
        >
          {labels.reset}
        </button>
      )}
      {!autoApply && (
        <span className="gd-calendar__actions">
          <button
            type="button"
            className="gd-calendar__button"
            onClick={() => {
              selection.cancel();
              onCancel?.();
            }}
          >
            {labels.cancel}
          </button>
          <button
            type="button"
            className="gd-calendar__button"
            data-primary=""
            disabled={off || !selection.canApply}
            onClick={selection.apply}
          >
            {labels.apply}
          </button>
        </span>
      )}
    </div>
  );
}
