'use client';

import { warnOnce } from '@guadua/utils/internal';
import type { TimeFormat } from '../core/clock-time';
import type { CalendarLabels } from '../labels/date-labels.types';
import { TimeField } from '../time-field/time-field';
import type { Selection } from './use-selection';

/** Props of `CalendarTimes`. */
export interface CalendarTimesProps {
  readonly selection: Selection;
  readonly format: TimeFormat;
  readonly range: boolean;
  readonly minuteStep: number;
  readonly disabled: boolean;
  readonly labels: CalendarLabels;
  readonly className: string | undefined;
}

/** The time of a date, or those of both ends of a range (DAT-7). */
export function CalendarTimes({ selection, range, ...props }: CalendarTimesProps) {
  const { draft, setTime } = selection;
  const { labels } = props;
  const common = { ...props, minuteStep: stepOf(props.minuteStep) };
  return (
    <div className="gd-calendar__times">
      <TimeField
        {...common}
        label={range ? labels.startTime : labels.time}
        time={draft.fromTime}
        onChange={(time) => setTime('from', time)}
      />
      {range && (
        <TimeField
          {...common}
          label={labels.endTime}
          time={draft.toTime}
          onChange={(time) => setTime('to', time)}
        />
      )}
    </div>
  );
}

/** Minutes of an hour; any other number would lead to no minute at all. */
function stepOf(minutes: number): number {
  if (minutes >= 1 && minutes < 60) return Math.floor(minutes);
  warnOnce(
    '<Calendar>',
    () => `minuteStep: ${minutes} is no number of minutes from 1 to 59; it is left out.`,
    'minute-step',
  );
  return 1;
}
