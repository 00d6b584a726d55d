'use client';

import { useLocale, warnOnce } from '@guadua/utils/internal';
import { useMemo } from 'react';
import { LAST_MINUTE, type TimeFormat } from '../core/clock-time';
import { readMoment, type ValueCodec } from '../core/codec';
import type { DateConstraints } from '../core/constraints';
import { type DateNames, dateNames } from '../core/date-names';
import type { Day } from '../core/day';
import type { DefaultTimes } from '../core/draft';
import { momentAt } from '../core/moment';
import { localDate, zoneOf } from '../core/zone';
import type { Clock } from './clock.types';
import type { DatePluginFeatures, DayHighlight } from './plugins.types';
import type { RangeValueParts } from './range-parts.types';
import { type ConstraintProps, readConstraints } from './read-constraints';
import { resolvePlugins } from './registered-plugins';
import { useStable } from './use-stable';

export interface DateContext {
  readonly codec: ValueCodec;
  readonly constraints: DateConstraints;
  readonly names: DateNames;
  readonly locale: string;
  readonly clock: TimeFormat | null;
  readonly readTime: Clock['readTime'] | undefined;
  readonly times: DefaultTimes;
  readonly today: () => Day;
  readonly todayOnServer: () => Day | null;
  readonly highlight: (day: Day) => DayHighlight | null;
  readonly countBusiness: (from: Day, to: Day) => number | null;
  readonly range: RangeValueParts | undefined;
  readonly isZoneKnown: boolean;
}

export function useDateContext(
  props: ConstraintProps,
  component: string,
  range?: RangeValueParts,
): DateContext {
  const mode = range ? 'range' : 'single';
  const provided = useLocale();
  const { timeZone, valueAs = 'date', locale = provided } = props;
  const clock = typeof props.time === 'object' ? props.time : undefined;
  warnOnce(
    component,
    () => Boolean(props.time) && !clock && 'time: give clock() of @guadua/date instead of true.',
    'date-clock',
  );
  const codec = useStable<ValueCodec>({
    zone: zoneOf(timeZone, component),
    valueAs,
    time: clock !== undefined,
    seconds: clock?.seconds ?? false,
  });
  const plugins = useStable(props.plugins);
  const features = useMemo(() => resolvePlugins(plugins, component), [plugins, component]);
  const { today, minDate, maxDate, lockDays, isDateDisabled } = props;
  const { minDays, maxDays, selectForward, selectBackward, allowLockedDaysInRange } = props;
  const asked = useStable({
    ...{ today, minDate, maxDate, lockDays, isDateDisabled, timeZone },
    ...{ minDays, maxDays, selectForward, selectBackward, allowLockedDaysInRange },
    clock: clock?.options,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` changes whenever the options of the clock do
  return useMemo<DateContext>(() => {
    const fixed =
      asked.today === undefined || asked.today === null ? null : readMoment(asked.today, codec);
    return {
      codec,
      constraints: readConstraints(asked, mode, codec, clock, features, component),
      locale,
      clock: clock?.formatIn(locale) ?? null,
      readTime: clock?.readTime,
      times: clock?.timesOf(mode) ?? { from: 0, to: mode === 'single' ? 0 : LAST_MINUTE },
      isZoneKnown: asked.timeZone !== undefined,
      names: dateNames(locale),
      today: () => (fixed ?? momentAt(new Date(), codec.zone)).day,
      todayOnServer: () => fixed?.day ?? null,
      highlight: (day) => highlightOf(day, features),
      range,
      countBusiness:
        range?.createDayCount(features.flatMap(({ isBusinessDay }) => isBusinessDay ?? [])) ??
        countsNone,
    };
  }, [asked, codec, features, locale, mode, range, component]);
}

function countsNone(): null {
  return null;
}

function highlightOf(day: Day, features: readonly DatePluginFeatures[]): DayHighlight | null {
  for (const { highlightDay } of features) {
    const said = highlightDay?.(localDate(day)) ?? null;
    if (said !== null) return typeof said === 'string' ? { label: said } : said;
  }
  return null;
}
