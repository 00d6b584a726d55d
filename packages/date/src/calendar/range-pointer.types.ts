import type { PointerEvent, RefObject } from 'react';
import type { Day } from '../core/day';
import type { CalendarLabels } from '../labels/date-labels.types';
import type { DateContext } from '../value/use-date-context';
import type { CalendarModel } from './use-calendar';

export interface RangePointerState {
  readonly model: CalendarModel;
  readonly context: DateContext;
  readonly labels: CalendarLabels;
  readonly root: RefObject<HTMLElement | null>;
  /** The end that stays while the one on this day is dragged; `null` where the day is no end of a whole range. */
  readonly otherEnd: (day: Day) => Day | null;
  readonly pick: (day: Day) => void;
}

export interface RangePreview {
  readonly show: (day: Day | null) => void;
  readonly refresh: () => void;
}

export interface RangeDrag {
  readonly down: (event: PointerEvent<HTMLElement>) => boolean;
  readonly move: (event: PointerEvent<HTMLElement>) => void;
  readonly up: (event: PointerEvent<HTMLElement>) => boolean;
  readonly cancel: () => void;
}

export type RangePointer = RangePreview & RangeDrag;
