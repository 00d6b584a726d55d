'use client';

import { useLocale, warnOnce } from '@guadua/utils/internal';
import { useMemo } from 'react';
import type { TimeFormat } from '../core/clock-time';
import { type DateValueAs, readLimit, readMoment, type ValueCodec } from '../core/codec';
import type { DateConstraints } from '../core/constraints';
import { type DateNames, dateNames } from '../core/date-names';
import type { Day } from '../core/day';
import { createDayCount } from '../core/day-count';
import { guarded } from '../core/guarded';
import type { DateInput } from '../core/instant';
import { createLockedDays, type DayLock, readDaySet } from '../core/locked-days';
import { isBefore, type Moment, momentAt } from '../core/moment';
import { readTimeLocks } from '../core/time-locks';
import { localDate, zoneOf } from '../core/zone';
import type { DatePluginFeatures, HighlightedDay } from '../plugins/plugins.types';
import { resolvePlugins } from '../plugins/registered-plugins';
import { localeHourCycle } from '../text/hour-cycle';
import type { DateLimitProps, DateRangeProps, DateViewProps } from './date-props.types';
import { useStableList } from './use-stable-list';

/** The props that decide what may be picked and how it is read. */
export type ConstraintProps = DateLimitProps &
  DateViewProps &
  Pick<
    DateRangeProps<string, string>,
    | 'disallowLockDaysInRange'
    | 'minDays'
    | 'maxDays'
    | 'selectForward'
    | 'selectBackward'
    | 'tooltipNumber'
  > & { valueAs?: DateValueAs | undefined };

/** What follows from a widget's props. */
export interface DateContext {
  readonly codec: ValueCodec;
  readonly constraints: DateConstraints;
  readonly names: DateNames;
  readonly locale: string;
  /** How times are shown; `null` without a time. */
  readonly clock: TimeFormat | null;
  /** The day that counts as today, now. */
  readonly today: () => Day;
  /** The same where it can't be known: `null` on a server, unless the caller said it. */
  readonly todayOnServer: () => Day | null;
  /** Name and class of a day that stands out. */
  readonly highlight: (day: Day) => DayHighlight | null;
  /** How many business days a span has; `null` where none are counted. */
  readonly countBusiness: (from: Day, to: Day) => number | null;
  /** The caller named the zone, so that a server reads the same days. */
  readonly isZoneKnown: boolean;
}

export interface DayHighlight {
  readonly label: string;
  readonly className: string | undefined;
}

/** Reads the props of a calendar or picker, and warns of those that contradict one another (CMP-9). */
export function useDateContext(
  props: ConstraintProps,
  mode: DateConstraints['mode'],
  component: string,
): DateContext {
  const provided = useLocale();
  const locale = props.locale ?? provided;
  const { timeZone, valueAs = 'date', time = false, seconds = false } = props;
  const hourCycle = props.hourCycle ?? localeHourCycle(locale);
  const codec = useMemo<ValueCodec>(
    () => ({ zone: zoneOf(timeZone, component), valueAs, time, seconds }),
    [timeZone, valueAs, time, seconds, component],
  );
  const features = usePluginFeatures(props.plugins, component);
  const constraints = useConstraints(props, mode, codec, features, component);
  const todayKey = inputKey(props.today);
  const highlightedDays = useStableList(props.highlightedDays);
  return useMemo<DateContext>(() => {
    const fixed = todayKey === undefined ? null : readMoment(todayKey, codec);
    return {
      codec,
      constraints,
      locale,
      clock: codec.time ? { hourCycle, seconds: codec.seconds } : null,
      isZoneKnown: timeZone !== undefined,
      names: dateNames(locale),
      today: () => (fixed ?? momentAt(new Date(), codec.zone)).day,
      todayOnServer: () => fixed?.day ?? null,
      highlight: highlighter(highlightedDays, codec, features, component),
      countBusiness: createDayCount(features.flatMap(({ isBusinessDay }) => isBusinessDay ?? [])),
    };
  }, [
    codec,
    constraints,
    locale,
    hourCycle,
    timeZone,
    todayKey,
    highlightedDays,
    features,
    component,
  ]);
}

function useConstraints(
  props: ConstraintProps,
  mode: DateConstraints['mode'],
  codec: ValueCodec,
  features: readonly DatePluginFeatures[],
  component: string,
): DateConstraints {
  const { lockDaysInclusivity = '[]', lockDaysFilter, isDateDisabled } = props;
  const lockDays = useStableList(props.lockDays);
  const { lockTimes } = props;
  const { disallowLockDaysInRange: disallowLocked = false } = props;
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
      lockDaysInclusivity,
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
      locks.unshift(
        guarded(component, 'isDateDisabled:', (day) => isDateDisabled(localDate(day)), false),
      );
    }
    if (lockDaysFilter) {
      const filter: DayLock = (day, start) => {
        const startDate = start === null ? null : localDate(start);
        return lockDaysFilter(localDate(day), startDate, startDate ? [startDate] : []);
      };
      locks.unshift(guarded(component, 'lockDaysFilter:', filter, false));
    }
    const locked = createLockedDays(listed, locks);
    const timeLock = readTimeLocks(lockTimes, codec.seconds, component);
    return {
      mode,
      time: codec.time,
      seconds: codec.seconds,
      lockedTime: lockTimes ? ({ day, time }) => timeLock(time, localDate(day)) : null,
      min,
      max,
      locked,
      disallowLocked,
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
    lockDaysInclusivity,
    lockDaysFilter,
    isDateDisabled,
    lockTimes,
    disallowLocked,
    minDays,
    maxDays,
    forward,
    backward,
    min,
    max,
  ]);
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
    const prop = which === 'first' ? 'minDate' : 'maxDate';
    warnOnce(
      component,
      () => !moment && `${prop}: ${describe(key)} is no date; there is no such limit.`,
      'date-limit',
    );
    return moment;
  }, [key, codec, which, component]);
}

/** A date by its value: a number or a text. */
function inputKey(input: DateInput | undefined): number | string | undefined {
  return input instanceof Date ? input.getTime() : (input ?? undefined);
}

function usePluginFeatures(
  plugins: DateViewProps['plugins'],
  component: string,
): readonly DatePluginFeatures[] {
  const stable = useStableList(plugins);
  return useMemo(() => resolvePlugins(stable, component), [stable, component]);
}

function highlighter(
  days: NonNullable<DateViewProps['highlightedDays']>,
  codec: ValueCodec,
  features: readonly DatePluginFeatures[],
  component: string,
): DateContext['highlight'] {
  const listed: { from: Day; to: Day; highlight: DayHighlight }[] = [];
  for (const entry of days) {
    const named: HighlightedDay =
      typeof entry === 'object' && entry && 'date' in entry ? entry : { date: entry };
    const from = readMoment(named.date, codec)?.day;
    const to = named.to === undefined ? from : readMoment(named.to, codec)?.day;
    if (from === undefined || to === undefined) {
      warnOnce(
        component,
        () =>
          `highlightedDays: ${describe(from === undefined ? named.date : named.to)} is no date; it is left out.`,
        'date-highlighted-days',
      );
      continue;
    }
    const highlight = { label: named.label ?? '', className: named.className };
    // Of two that hold a day the later one counts.
    listed.unshift({ from: Math.min(from, to), to: Math.max(from, to), highlight });
  }
  const namers = features.flatMap(({ highlightDay }) => highlightDay ?? []);
  return (day) => {
    const own = listed.find(({ from, to }) => day >= from && day <= to)?.highlight;
    if (own || namers.length === 0) return own ?? null;
    const date = localDate(day);
    for (const name of namers) {
      const label = name(date);
      if (label !== null) return { label, className: undefined };
    }
    return null;
  };
}

function describe(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(String).join(', ')}]` : `"${String(value)}"`;
}
