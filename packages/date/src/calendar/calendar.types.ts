import type { Ref } from 'react';
import type { CalendarLabels, InlineCalendarLabels } from '../labels/date-labels.types';
import type { CalendarSlot, DateWidgetProps, SingleProps } from '../value/date-props.types';
export interface InlineCalendarProps extends Omit<DateWidgetProps, 'labels'> {
  /** Textos que reemplazan los de este componente. */
  labels?: Partial<CalendarLabels & InlineCalendarLabels> | undefined;
  /** Clases por parte. */
  classNames?: Partial<Record<'root' | CalendarSlot, string>> | undefined;
  /** El elemento raíz; su `focus()` lleva al día actual. */
  ref?: Ref<HTMLDivElement> | undefined;
}
export type CalendarProps = InlineCalendarProps & SingleProps;
