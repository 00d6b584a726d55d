import { warnOnce } from '@guadua/utils/internal';
import { type DateValueAs, readLimit, type ValueCodec } from '../core/codec';
import type { DateConstraints } from '../core/constraints';
import { knownLimit, warnOfCrossedLimits } from '../core/known-props';
import { createLockedDays, type DayLock, type ListedDays } from '../core/locked-days';
import { isBefore } from '../core/moment';
import { localDate } from '../core/zone';
import type { Clock } from './clock.types';
import type { DateLimitProps, DateRangeProps, DateViewProps } from './date-props.types';
import type { DatePluginFeatures } from './plugins.types';

export type LimitProps = DateLimitProps &
  Pick<
    DateRangeProps<string, string>,
    'allowLockedDaysInRange' | 'minDays' | 'maxDays' | 'selectForward' | 'selectBackward'
  >;

export type ConstraintProps = LimitProps & DateViewProps & { valueAs?: DateValueAs | undefined };

export function readConstraints(
  props: LimitProps,
  mode: DateConstraints['mode'],
  codec: ValueCodec,
  clock: Clock | undefined,
  features: readonly DatePluginFeatures[],
  listed: ListedDays,
  component: string,
): DateConstraints {
  const { isDateDisabled, minDays = null, maxDays = null } = props;
  const { selectForward: forward = false, selectBackward: backward = false } = props;
  const limit = (prop: 'minDate' | 'maxDate', which: 'first' | 'last') =>
    knownLimit(component, prop, props[prop], readLimit(props[prop], codec, which));
  const [min, max] = [limit('minDate', 'first'), limit('maxDate', 'last')];
  warnOfCrossedLimits(component, min !== null && max !== null && isBefore(max, min, codec.time));
  warnOnce(
    component,
    () =>
      minDays !== null &&
      maxDays !== null &&
      minDays > maxDays &&
      `minDays: ${minDays} is more than maxDays (${maxDays}), so no range can be picked. Swap them.`,
    'range-limits-crossed',
  );
  const locks: DayLock[] = features.flatMap(({ lockDay }) =>
    lockDay ? [(day) => lockDay(localDate(day))] : [],
  );
  if (isDateDisabled) {
    locks.unshift((day, start) =>
      isDateDisabled(localDate(day), { start: start === null ? null : localDate(start) }),
    );
  }
  return {
    mode,
    time: codec.time,
    seconds: codec.seconds,
    lockedTime: clock?.lockedAt ?? (() => false),
    min,
    max,
    locked: createLockedDays(listed, locks),
    allowLocked: props.allowLockedDaysInRange ?? true,
    minDays,
    maxDays,
    forward,
    backward,
  };
}
