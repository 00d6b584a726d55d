import type { RefObject } from 'react';
import type { Day } from '../core/day';
import type { CalendarLabels } from '../labels/date-labels.types';
import type { DateContext } from '../value/use-date-context';
import type { CalendarModel } from './calendar-model.types';

export interface RangePointerState {
  readonly model: CalendarModel;
  readonly context: DateContext;
  readonly labels: CalendarLabels;
  readonly root: RefObject<HTMLElement | null>;
  /** The end that stays while the one on this day is dragged; `null` where the day is no end of a whole range. */
  readonly otherEnd: (day: Day) => Day | null;
  readonly pick: (day: Day) => void;
}
