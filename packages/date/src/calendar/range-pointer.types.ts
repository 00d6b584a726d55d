import type { RefObject } from 'react';
import type { Day, MonthIndex } from '../core/day';
import type { CalendarLabels } from '../labels/date-labels.types';
import type { DateContext } from '../value/use-date-context';
import type { DayInfo } from './grid/month-table';
import type { CalendarModel } from './use-calendar';

export interface RangePointerState
  extends Pick<CalendarModel, 'selection' | 'start' | 'countText'> {
  readonly context: DateContext;
  readonly labels: CalendarLabels;
  readonly root: RefObject<HTMLElement | null>;
  readonly describe: (day: Day) => DayInfo;
  /** The end that stays while the one on this day is dragged; `null` where the day is no end of a whole range. */
  readonly otherEnd: (day: Day) => Day | null;
  readonly pick: (day: Day) => void;
  readonly place: (index: number, month: MonthIndex) => void;
}
