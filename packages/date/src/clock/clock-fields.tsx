'use client';

import type { ClockFieldsProps } from '../value/clock.types';
import { TimeField } from './time-field';

export function ClockFields({ draft, setTime, range, ...props }: ClockFieldsProps) {
  const { labels } = props;
  return (
    <div className="gd-calendar__times">
      <TimeField
        {...props}
        label={range ? labels.startTime : labels.time}
        time={draft.fromTime}
        onChange={(time) => setTime('from', time)}
      />
      {range && (
        <TimeField
          {...props}
          label={labels.endTime}
          time={draft.toTime}
          onChange={(time) => setTime('to', time)}
        />
      )}
    </div>
  );
}
