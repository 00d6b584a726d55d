import type { Ref } from 'react';
import type { Day } from '../core/day';
import type { PickerContent } from '../field/picker-field.types';
import type { CalendarLabels } from '../labels/date-labels.types';
import type {
  CalendarSlot,
  DateRangeProps,
  DateViewProps,
  SingleDateProps,
} from '../value/date-props.types';
import type { DateContext } from '../value/use-date-context';
import type { DateValue } from '../value/use-date-kind';
import type { CalendarModel } from './calendar-model.types';
import type { RangeParts } from './range-parts';

export interface CalendarPanelProps
  extends Pick<DateViewProps, 'time' | 'firstDay' | 'showWeekNumbers' | 'renderDay' | 'footer'>,
    Pick<DateRangeProps, 'shortcuts'>,
    Pick<SingleDateProps, 'todayButton'> {
  readonly model: CalendarModel;
  readonly context: DateContext;
  readonly value?: Pick<DateValue, 'value'> | undefined;
  readonly labels: CalendarLabels;
  readonly today: Day;
  /** `false` before hydration, while today is unknown. */
  readonly todayKnown?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly focusOnMount?: boolean | undefined;
  readonly classNames?: Partial<Record<CalendarSlot, string>> | undefined;
  readonly range?: RangeParts | undefined;
  readonly handle?: Ref<PickerContent<Day>> | undefined;
  readonly onCancel?: (() => void) | undefined;
}
