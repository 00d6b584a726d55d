import { warnOnce } from '@guadua/utils/internal';
import { type DateValueAs, readLimit, readMoment, type ValueCodec } from '../core/codec';
import type { DateConstraints } from '../core/constraints';
import type { DateInput } from '../core/instant';
import { createLockedDays, type DayLock, type DaySet, readDaySet } from '../core/locked-days';
import { isBefore, type Moment } from '../core/moment';
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
  listed: DaySet,
  component: string,
): DateConstraints {
  const { isDateDisabled, minDays = null, maxDays = null } = props;
  const { selectForward: forward = false, selectBackward: backward = false } = props;
  const min = limit('minDate', props.minDate, codec, component);
  const max = limit('maxDate', props.maxDate, codec, component);
  warnOnce(
    component,
    () =>
      min !== null &&
      max !== null &&
      isBefore(max, min, codec.time) &&
      'minDate: it lies after maxDate, so no day can be picked. Swap them.',
    'date-limits-crossed',
  );
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

function limit(
  prop: 'minDate' | 'maxDate',
  input: DateInput | null | undefined,
  codec: ValueCodec,
  component: string,
): Moment | null {
  const moment = readLimit(input, codec, prop === 'minDate' ? 'first' : 'last');
  warnOnce(
    component,
    () =>
      !moment &&
      input !== undefined &&
      input !== null &&
      `${prop}: "${String(input)}" is no date; there is no such limit.`,
    'date-limit',
  );
  return moment;
}

export function readLockDays(
  lockDays: DateLimitProps['lockDays'],
  codec: ValueCodec,
  component: string,
): DaySet {
  return readDaySet(
    // A caller without types may give one entry alone, or `null`.
    [lockDays ?? []].flat(),
    (value) => readMoment(value, codec),
    (entry) =>
      warnOnce(
        component,
        () => {
          const said = Array.isArray(entry) ? `[${entry.map(String).join(', ')}]` : `"${entry}"`;
          return `lockDays: ${said} is no date; it locks nothing.`;
        },
        'date-lock-days',
      ),
  );
}
