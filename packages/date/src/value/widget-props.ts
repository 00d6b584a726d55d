import type { ComponentType } from 'react';
import { type ClockTime, LAST_SECOND, parseClockTime, shownTime } from '../core/clock-time';
import type { DateValueAs } from '../core/codec';
import type { DateConstraints } from '../core/constraints';
import type { DefaultTimes } from '../core/draft';
import type { TimeText } from '../core/time-locks';
import type { RangeDrag, RangeDragHost } from '../range-calendar/range-drag';
import type { ShortcutListProps } from '../shortcuts/shortcut-list';
import type {
  CalendarSlot,
  DateFormProps,
  DateLimitProps,
  DateRangeProps,
  DateViewProps,
} from './date-props.types';
import type { AnyDateValueProps } from './use-date-value';

/** What the shared implementation of calendars and pickers takes: the props of all of them. */
export interface AnyDateProps
  extends DateLimitProps,
    DateViewProps,
    DateFormProps,
    Omit<DateRangeProps<string, string>, 'defaultTime'>,
    AnyDateValueProps {
  readonly mode: DateConstraints['mode'];
  /** The component as a reader writes it, for warnings. */
  readonly component: string;
  readonly valueAs?: DateValueAs | undefined;
  readonly defaultTime?: TimeText | readonly [TimeText, TimeText] | undefined;
  readonly classNames?: Partial<Record<CalendarSlot, string>> | undefined;
  /** The list of shortcuts; handed in so that only widgets with a range carry it. */
  readonly Shortcuts?: ComponentType<ShortcutListProps> | undefined;
  /** Makes the ends of a range movable; handed in likewise. */
  readonly createDrag?: ((host: RangeDragHost) => RangeDrag) | undefined;
}

/** The times that days get before anyone chose one; what is no time counts as not given. */
export function defaultTimes(
  mode: DateConstraints['mode'],
  given: AnyDateProps['defaultTime'],
  seconds = false,
): DefaultTimes {
  const [first, second = first] = typeof given === 'object' ? given : [given];
  const read = (text: TimeText | undefined, otherwise: ClockTime) =>
    shownTime(parseClockTime(text) ?? otherwise, seconds);
  const from = read(first, 0);
  if (mode === 'single') return { from, to: from };
  return { from, to: read(second, LAST_SECOND) };
}

/** The `data-*` attributes among a caller's props. */
export function dataProps(props: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([key]) => key.startsWith('data-')));
}
