import type { ComponentType } from 'react';
import { createDayCount } from '../core/day-count';
import type { RangeValueParts } from '../value/range-parts.types';
import { rangeShape } from '../value/range-shape';
import { createRangePreview } from './grid/range-preview';
import { createRangeDrag } from './range-drag';
import { ShortcutList, type ShortcutListProps } from './shortcut-list';

export interface RangeParts extends RangeValueParts {
  readonly Shortcuts: ComponentType<ShortcutListProps>;
  readonly createDrag: typeof createRangeDrag;
  readonly createPreview: typeof createRangePreview;
}

export const RANGE_PARTS: RangeParts = {
  shape: rangeShape,
  createDayCount,
  Shortcuts: ShortcutList,
  createDrag: createRangeDrag,
  createPreview: createRangePreview,
};
