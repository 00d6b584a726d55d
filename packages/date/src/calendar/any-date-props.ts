import type { DateValueAs } from '../core/codec';
import type {
  CalendarSlot,
  DateRangeProps,
  DateWidgetProps,
  SingleDateProps,
} from '../value/date-props.types';
import type { AnyDateValueProps } from '../value/use-date-kind';
import type { RangeParts } from './range-parts';

export interface AnyDateProps
  extends DateWidgetProps,
    DateRangeProps<string, string>,
    AnyDateValueProps,
    Pick<SingleDateProps, 'todayButton'> {
  readonly component: string;
  readonly valueAs?: DateValueAs | undefined;
  readonly classNames?: Partial<Record<'root' | CalendarSlot, string>> | undefined;
  readonly range?: RangeParts | undefined;
}
