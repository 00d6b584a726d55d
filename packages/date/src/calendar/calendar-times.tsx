'use client';

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
export function CalendarTimes({ selection, range, ...common }: CalendarTimesProps) {
  const { draft, setTime } = selection;
  const { labels } = common;
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
