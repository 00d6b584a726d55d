import type { InlineCalendarLabels } from '../calendar/inline-labels';
import type { RangeFieldsLabels } from '../date-range-fields/range-fields-labels';
import type { DatesLabels } from '../dates-picker/dates-labels';
import type { PeriodLabels } from '../period-picker/period-labels';
import type { TimeLabels } from '../time-input/time-labels';
import type { CalendarLabels } from '../value/calendar-labels';

/** Every text of the package; each can be replaced (CMP-5). */
export interface DateLabels
  extends CalendarLabels,
    InlineCalendarLabels,
    RangeFieldsLabels,
    DatesLabels,
    TimeLabels,
    PeriodLabels {}
