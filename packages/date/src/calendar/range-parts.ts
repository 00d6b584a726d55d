import type { ComponentType, RefObject } from 'react';
import { createDayCount } from '../core/day-count';
import type { RangeValueParts } from '../value/range-parts.types';
import { rangeShape } from '../value/range-shape';
import { createRangePreview } from './grid/range-preview';
import { createRangeDrag } from './range-drag';
import type { RangePointer, RangePointerState } from './range-pointer.types';
import { ShortcutList, type ShortcutListProps } from './shortcut-list';

/** What only ranges need; handed in so that only their widgets carry it. */
export interface RangeParts extends RangeValueParts {
  readonly Shortcuts: ComponentType<ShortcutListProps>;
  readonly createPointer: (now: RefObject<RangePointerState | null>) => RangePointer;
}

export const RANGE_PARTS: RangeParts = {
  shape: rangeShape,
  createDayCount,
  Shortcuts: ShortcutList,
  createPointer: (now) => {
    const preview = createRangePreview(now);
    return { ...preview, ...createRangeDrag(now, preview.show) };
  },
};
