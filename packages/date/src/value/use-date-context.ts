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
import type { DateViewProps } from './date-props.types';
import type { DatePluginFeatures, DayHighlight } from './plugins.types';
import type { RangeValueParts } from './range-parts.types';
import { resolvePlugins } from './registered-plugins';
import { type ConstraintProps, inputKey, useConstraints } from './use-constraints';
import { useStableList } from './use-stable-list';

/** What follows from a widget's props. */
export interface DateContext {
  readonly codec: ValueCodec;
  readonly constraints: DateConstraints;
  readonly names: DateNames;
  readonly locale: string;
  /** How times are shown; `null` without a time. */
  readonly clock: TimeFormat | null;
  readonly readTime: Clock['readTime'] | undefined;
  readonly times: DefaultTimes;
  readonly today: () => Day;
  /** The same where it can't be known: `null` on a server, unless the caller said it. */
  readonly todayOnServer: () => Day | null;
  readonly highlight: (day: Day) => DayHighlight | null;
  /** How many business days a span has; `null` where none are counted. */
  readonly countBusiness: (from: Day, to: Day) => number | null;
  /** What only widgets with a range carry; `undefined` for a single date. */
  readonly range: RangeValueParts | undefined;
  readonly isZoneKnown: boolean;
}

/** Reads the props of a calendar or picker, and warns of those that contradict one another (CMP-9). */
export function useDateContext(
  props: ConstraintProps,
  component: string,
  range?: RangeValueParts,
): DateContext {
  const mode = range ? 'range' : 'single';
  const provided = useLocale();
  const locale = props.locale ?? provided;
  const { timeZone, valueAs = 'date' } = props;
  const clock = useClock(props.time, component);
  const [time, seconds] = [clock !== null, clock?.seconds ?? false];
  const codec = useMemo<ValueCodec>(
    () => ({ zone: zoneOf(timeZone, component), valueAs, time, seconds }),
    [timeZone, valueAs, time, seconds, component],
  );
  const features = usePluginFeatures(props.plugins, component);
  const constraints = useConstraints(props, mode, codec, clock, features, component);
  const todayKey = inputKey(props.today);
  return useMemo<DateContext>(() => {
    const fixed = todayKey === undefined ? null : readMoment(todayKey, codec);
    return {
      codec,
      constraints,
      locale,
      clock: clock?.formatIn(locale) ?? null,
      readTime: clock?.readTime,
      times: clock?.timesOf(mode) ?? { from: 0, to: mode === 'single' ? 0 : LAST_MINUTE },
      isZoneKnown: timeZone !== undefined,
      names: dateNames(locale),
      today: () => (fixed ?? momentAt(new Date(), codec.zone)).day,
      todayOnServer: () => fixed?.day ?? null,
      highlight: (day) => highlightOf(day, features),
      range,
      countBusiness:
        range?.createDayCount(features.flatMap(({ isBusinessDay }) => isBusinessDay ?? [])) ??
        countsNone,
    };
  }, [codec, constraints, locale, clock, mode, timeZone, todayKey, features, range]);
}

function countsNone(): null {
  return null;
}

/** Name and class of a day by the first plugin that has them. */
function highlightOf(day: Day, features: readonly DatePluginFeatures[]): DayHighlight | null {
  for (const { highlightDay } of features) {
    const said = highlightDay?.(localDate(day)) ?? null;
    if (said !== null) return typeof said === 'string' ? { label: said } : said;
  }
  return null;
}

/** One that keeps its identity while what it was made of does. */
function useClock(given: Clock | undefined, component: string): Clock | null {
  const isClock = typeof given === 'object';
  const made = useStableList(isClock ? given?.options : undefined);
  warnOnce(
    component,
    () => Boolean(given) && !isClock && 'time: give clock() of @guadua/date instead of true.',
    'date-clock',
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it was made of stands for it
  return useMemo(() => (isClock ? given : null), [isClock, made]);
}

function usePluginFeatures(
  plugins: DateViewProps['plugins'],
  component: string,
): readonly DatePluginFeatures[] {
  const stable = useStableList(plugins);
  return useMemo(() => resolvePlugins(stable, component), [stable, component]);
}
