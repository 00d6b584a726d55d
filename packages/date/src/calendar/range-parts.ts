import type { ComponentType } from 'react';
import type { Day } from '../core/day';
import { createDayCount } from '../core/day-count';
import type { RangeValueParts } from '../value/range-parts.types';
import { rangeShape } from '../value/range-shape';
import { createRangePreview, type RangePreview, type RangePreviewHost } from './grid/range-preview';
import { createRangeDrag, type RangeDrag, type RangeDragHost } from './range-drag';
import { ShortcutList, type ShortcutListProps } from './shortcut-list';
export interface RangeParts extends RangeValueParts {
  readonly Shortcuts: ComponentType<ShortcutListProps>;
  readonly createDrag: (host: () => RangeDragHost, preview: (day: Day | null) => void) => RangeDrag;
  readonly createPreview: (host: RangePreviewHost) => RangePreview;
}

export const RANGE_PARTS: RangeParts = {
  shape: rangeShape,
  createDayCount,
  Shortcuts: ShortcutList,
  createDrag: createRangeDrag,
  createPreview: createRangePreview,
};
