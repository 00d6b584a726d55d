import { clsx } from 'clsx/lite';
import type { CalendarLabels } from '../labels/date-labels.types';
import type { Selection } from './use-selection';

export interface CalendarFooterProps {
  readonly selection: Selection;
  readonly labels: CalendarLabels;
  readonly off: boolean;
  readonly isTodayOff: boolean;
  readonly className: string | undefined;
  readonly onToday: (() => void) | undefined;
  readonly onCancel?: (() => void) | undefined;
}

export function CalendarFooter({ selection, labels, off, onToday, ...props }: CalendarFooterProps) {
  if (selection.autoApply && !onToday) return null;
  const button = { type: 'button', className: 'gd-calendar__button' } as const;
  return (
    <div className={clsx('gd-calendar__footer', props.className)}>
      {onToday && (
        <button {...button} data-quiet="" disabled={off || props.isTodayOff} onClick={onToday}>
          {labels.goToday}
        </button>
      )}
      {!selection.autoApply && (
        <span className="gd-calendar__actions">
          <button
            {...button}
            onClick={() => {
              selection.cancel();
              props.onCancel?.();
            }}
          >
            {labels.cancel}
          </button>
          <button
            {...button}
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
