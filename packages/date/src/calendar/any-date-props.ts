import type { ComponentType } from 'react';
import type { DateValueAs } from '../core/codec';
import type { DateConstraints } from '../core/constraints';
import type {
  CalendarSlot,
  DateFormProps,
  DateLimitProps,
  DateRangeProps,
  DateViewProps,
} from '../value/date-props.types';
import type { AnyDateValueProps } from '../value/use-date-value';
import type { RangeDrag, RangeDragHost } from './range-drag';
import type { ShortcutListProps } from './shortcut-list';

/** What the shared implementation of calendars and pickers takes: the props of all of them. */
export interface AnyDateProps
  extends DateLimitProps,
    DateViewProps,
    DateFormProps,
    DateRangeProps<string, string>,
    AnyDateValueProps {
  readonly mode: DateConstraints['mode'];
  /** The component as a reader writes it, for warnings. */
  readonly component: string;
  readonly valueAs?: DateValueAs | undefined;
  readonly classNames?: Partial<Record<'root' | CalendarSlot, string>> | undefined;
  /** The list of shortcuts; handed in so that only widgets with a range carry it. */
  readonly Shortcuts?: ComponentType<ShortcutListProps> | undefined;
  /** Makes the ends of a range movable; handed in likewise. */
  readonly createDrag?: ((host: RangeDragHost) => RangeDrag) | undefined;
}
