import type { ValueCodec } from '../core/codec';
import type { createDayCount } from '../core/day-count';
import type { Span } from '../core/moment';
import type { RangeFields, ValueReading } from './read-value';
import type { ValueShape } from './use-widget-value';
export interface RangeValueParts {
  readonly shape: (
    fields: RangeFields,
    codec: ValueCodec,
    component: string,
  ) => ValueShape<Span, ValueReading>;
  readonly createDayCount: typeof createDayCount;
}
