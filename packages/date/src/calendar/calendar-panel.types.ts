import type { Ref } from 'react';
import type { Day } from '../core/day';
import type { CalendarLabels } from '../value/calendar-labels';
import type {
  CalendarSlot,
  DateRangeProps,
  DateViewProps,
  SingleDateProps,
} from '../value/date-props.types';
import type { DateContext } from '../value/use-date-context';
import type { DateValue } from '../value/use-date-value';
import type { RangeParts } from './range-parts';
import type { CalendarModel } from './use-calendar';

/** What a widget makes its calendar do. */
export interface CalendarPanelHandle {
  readonly focusDay: () => void;
}

export interface CalendarPanelProps
  extends Pick<DateViewProps, 'time' | 'firstDay' | 'renderDay' | 'footer'>,
    Pick<DateRangeProps, 'shortcuts'>,
    Pick<SingleDateProps, 'todayButton'> {
  readonly model: CalendarModel;
  readonly context: DateContext;
  readonly value: Pick<DateValue, 'value'>;
  readonly labels: CalendarLabels;
  readonly today: Day;
  /** `false` before hydration, while today is unknown. */
  readonly todayKnown?: boolean | undefined;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly focusOnMount?: boolean | undefined;
  readonly classNames?: Partial<Record<CalendarSlot, string>> | undefined;
  readonly range?: RangeParts | undefined;
  readonly handle?: Ref<CalendarPanelHandle> | undefined;
  readonly onCancel?: (() => void) | undefined;
}
