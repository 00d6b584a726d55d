'use client';

import { warnOnce } from '@guadua/utils/internal';
import { useMemo } from 'react';
import { type DateValueAs, readLimit, readMoment, type ValueCodec } from '../core/codec';
import type { DateConstraints } from '../core/constraints';
import type { Day } from '../core/day';
import type { DateInput } from '../core/instant';
import { createLockedDays, type DayLock, readDaySet } from '../core/locked-days';
import { isBefore, type Moment } from '../core/moment';
import { localDate } from '../core/zone';
import type { Clock } from './clock.types';
import type { DateLimitProps, DateRangeProps, DateViewProps } from './date-props.types';
import { describe } from './describe';
import type { DatePluginFeatures } from './plugins.types';
import { useStableList } from './use-stable-list';

/** The props that decide what may be picked and how it is read. */
export type ConstraintProps = DateLimitProps &
  DateViewProps &
  Pick<
    DateRangeProps<string, string>,
    'allowLockedDaysInRange' | 'minDays' | 'maxDays' | 'selectForward' | 'selectBackward'
  > & { valueAs?: DateValueAs | undefined };

/** Reads what may be picked from the props, and warns of those that contradict one another (CMP-9). */
export function useConstraints(
  props: ConstraintProps,
  mode: DateConstraints['mode'],
  codec: ValueCodec,
  clock: Clock | null,
  features: readonly DatePluginFeatures[],
  component: string,
): DateConstraints {
  const { isDateDisabled } = props;
  const lockDays = useStableList(props.lockDays);
  const { allowLockedDaysInRange: allowLocked = true } = props;
  const { minDays = null, maxDays = null } = props;
  const { selectForward: forward = false, selectBackward: backward = false } = props;
  const min = useLimit(props.minDate, codec, 'first', component);
  const max = useLimit(props.maxDate, codec, 'last', component);
  return useMemo<DateConstraints>(() => {
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
    warnOnce(
      component,
      () =>
        forward &&
        backward &&
        'selectForward: together with selectBackward neither holds. Give one of them.',
      'range-direction',
    );
    const listed = readDaySet(
      lockDays,
      (value) => readMoment(value, codec),
      (entry) =>
        warnOnce(
          component,
          () => `lockDays: ${describe(entry)} is no date; it locks nothing.`,
          'date-lock-days',
        ),
    );
    const locks: DayLock[] = features.flatMap(({ lockDay }) =>
      lockDay ? [(day: Day) => lockDay(localDate(day))] : [],
    );
    if (isDateDisabled) {
      locks.unshift((day, start) =>
        isDateDisabled(localDate(day), { start: start === null ? null : localDate(start) }),
      );
    }
    const locked = createLockedDays(listed, locks);
    return {
      mode,
      time: codec.time,
      seconds: codec.seconds,
      lockedTime: clock?.lockedAt ?? isNeverLocked,
      min,
      max,
      locked,
      allowLocked,
      minDays,
      maxDays,
      forward,
      backward,
    };
  }, [
    mode,
    codec,
    features,
    component,
    lockDays,
    isDateDisabled,
    clock,
    allowLocked,
    minDays,
    maxDays,
    forward,
    backward,
    min,
    max,
  ]);
}

function isNeverLocked(): boolean {
  return false;
}

/** A limit that keeps its identity while its value stays, though the caller makes a new `Date`. */
function useLimit(
  input: DateInput | undefined,
  codec: ValueCodec,
  which: 'first' | 'last',
  component: string,
): Moment | null {
  const key = inputKey(input);
  return useMemo(() => {
    if (key === undefined) return null;
    const moment = readLimit(key, codec, which);
    warnOnce(
      component,
      () =>
        !moment &&
        `${which === 'first' ? 'minDate' : 'maxDate'}: ${describe(key)} is no date; there is no such limit.`,
      'date-limit',
    );
    return moment;
  }, [key, codec, which, component]);
}

/** A date by its value: a number or a text. */
export function inputKey(input: DateInput | undefined): number | string | undefined {
  return input instanceof Date ? input.getTime() : (input ?? undefined);
}
