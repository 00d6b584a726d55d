import { dataAttributes } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { memo } from 'react';
import type { DateNames } from '../../core/date-names';
import { type Day, dayParts } from '../../core/day';
import { localDate } from '../../core/zone';
import type { CalendarLabels } from '../../labels/date-labels.types';
import type { DateViewProps } from '../../value/date-props.types';
import type { DayState } from './day-info';

export interface DayTexts {
  readonly labels: CalendarLabels;
  readonly names: DateNames;
  readonly className: string | undefined;
  readonly renderDay: DateViewProps['renderDay'];
}

export interface DayCellProps extends DayState {
  readonly day: Day;
  readonly outside: boolean;
  readonly tabbable: boolean;
  readonly texts: DayTexts;
}

export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, outside, today, disabled, selected, note, texts } = props;
  const { renderDay } = texts;
  const name = dayName(props);
  const number = dayParts(day).day;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of an interactive grid (APG)
      role="gridcell"
      className={clsx('gd-calendar__day', texts.className, props.className)}
      tabIndex={props.tabbable ? 0 : -1}
      aria-label={renderDay ? undefined : name}
      aria-selected={selected || undefined}
      aria-disabled={disabled || undefined}
      aria-current={today ? 'date' : undefined}
      {...dataAttributes({
        day,
        outside,
        today,
        disabled,
        selected,
        rangeStart: props.start,
        rangeEnd: props.end,
        marked: props.marked,
        note: note || undefined,
      })}
    >
      {renderDay ? (
        <>
          <span className="gd-visually-hidden">{name}</span>
          {renderDay({
            date: localDate(day),
            number: (
              <span aria-hidden="true" className="gd-calendar__number">
                {number}
              </span>
            ),
            today,
            selected,
            disabled,
            outside,
          })}
        </>
      ) : (
        number
      )}
    </td>
  );
});

function dayName({ day, note, texts, ...is }: DayCellProps): string {
  const { labels, names } = texts;
  return [
    names.fullDay(day),
    is.today && labels.today,
    is.selected && labels.selected,
    is.start && labels.rangeStart,
    is.end && labels.rangeEnd,
    note,
    is.disabled && labels.unavailable,
  ]
    .filter(Boolean)
    .join(', ');
}
