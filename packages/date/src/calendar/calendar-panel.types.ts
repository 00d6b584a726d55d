import type { ComponentType, Ref } from 'react';
import type { Day } from '../core/day';
import type { CalendarLabels } from '../value/calendar-labels';
import type { CalendarSlot, DateRangeProps, DateViewProps } from '../value/date-props.types';
import type { DateContext } from '../value/use-date-context';
import type { DateValue } from '../value/use-date-value';
import type { RangeDrag, RangeDragHost } from './range-drag';
import type { ShortcutListProps } from './shortcut-list';
import type { CalendarModel } from './use-calendar';

/** What a widget makes its calendar do. */
export interface CalendarPanelHandle {
  /** Puts the focus on the day in the tab order. */
  readonly focusDay: () => void;
}

/** Props of `CalendarPanel`. */
export interface CalendarPanelProps
  extends Pick<
      DateViewProps,
      | 'time'
      | 'firstDay'
      | 'showWeekNumbers'
      | 'todayButton'
      | 'resetButton'
      | 'dayClassName'
      | 'renderDay'
      | 'footer'
      | 'actionsRef'
    >,
    Pick<DateRangeProps, 'shortcuts'> {
  readonly model: CalendarModel;
  readonly context: DateContext;
  readonly value: Pick<DateValue, 'value' | 'reset'>;
  readonly labels: CalendarLabels;
  readonly today: Day;
  /** `false` before hydration, while today is unknown. */
  readonly todayKnown?: boolean | undefined;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  /** The focus goes to a day as soon as the calendar is there. */
  readonly focusOnMount?: boolean | undefined;
  readonly classNames?: Partial<Record<CalendarSlot, string>> | undefined;
  /** The list of shortcuts; handed in so that only widgets with a range carry it. */
  readonly Shortcuts?: ComponentType<ShortcutListProps> | undefined;
  /** Makes the ends of a range movable; handed in likewise. */
  readonly createDrag?: ((host: RangeDragHost) => RangeDrag) | undefined;
  readonly handle?: Ref<CalendarPanelHandle> | undefined;
  readonly onDone?: (() => void) | undefined;
  readonly onCancel?: (() => void) | undefined;
}
