import type { ValueCodec } from '../core/codec';
import type { createDayCount } from '../core/day-count';
import type { Span } from '../core/moment';
import type { RangeFields, ValueShape } from './read-value';
export interface RangeValueParts {
  readonly shape: (fields: RangeFields, codec: ValueCodec, component: string) => ValueShape<Span>;
  readonly createDayCount: typeof createDayCount;
}
