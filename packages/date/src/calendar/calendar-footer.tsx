'use client';

import { clsx } from 'clsx';
import { dayViolation } from '../core/constraints';
import type { CalendarPanelProps } from './calendar-panel';
import type { Selection } from './use-selection';

/** Props of `CalendarFooter`. */
export interface CalendarFooterProps
  extends Pick<
    CalendarPanelProps,
    | 'context'
    | 'value'
    | 'labels'
    | 'today'
    | 'disabled'
    | 'readOnly'
    | 'todayButton'
    | 'resetButton'
    | 'classNames'
    | 'onCancel'
    | 'onDone'
  > {
  readonly selection: Selection;
  readonly autoApply: boolean;
  readonly onToday: () => void;
}

/** "Hoy", "Restablecer", "Cancelar", "Aceptar" (DAT-10): those that were asked for, or nothing. */
export function CalendarFooter({
  context,
  value,
  labels,
  today,
  disabled,
  readOnly,
  todayButton = false,
  resetButton = false,
  classNames,
  onCancel,
  onDone,
  selection,
  autoApply,
  onToday,
}: CalendarFooterProps) {
  if (autoApply && !todayButton && !resetButton) return null;
  const off = disabled || readOnly;
  return (
    <div className={clsx('gd-calendar__footer', classNames?.footer)}>
      {todayButton && (
        <button
          type="button"
          className="gd-calendar__button"
          data-quiet=""
          disabled={off || dayViolation(context.constraints, today) !== null}
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
          onClick={() => {
            selection.cancel();
            value.reset();
            onDone?.();
          }}
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
