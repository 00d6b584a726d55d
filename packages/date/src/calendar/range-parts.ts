import type { RefObject } from 'react';
import { createDayCount } from '../core/locked-days';
import { rangeShape } from '../value/range-shape';
import { createRangePreview } from './grid/range-preview';
import { createRangeDrag } from './range-drag';
import type { RangePointerState } from './range-pointer.types';
import { ShortcutList } from './shortcut-list';

/** What only ranges need; handed in so that only their widgets carry it. */
export const RANGE_PARTS = {
  shape: rangeShape,
  createDayCount,
  Shortcuts: ShortcutList,
  createPointer: (now: RefObject<RangePointerState | null>) => {
    const preview = createRangePreview(now);
    return { ...preview, ...createRangeDrag(now, preview.show) };
  },
};

export type RangeParts = typeof RANGE_PARTS;
