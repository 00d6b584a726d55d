import { useLocale } from '@guadua/utils/internal';
import { useMemo, useSyncExternalStore } from 'react';
import { LAST_MINUTE } from '../core/clock-time';
import { readMoment, type ValueCodec } from '../core/codec';
import { dateNames } from '../core/date-names';
import type { Day } from '../core/day';
import { type createDayCount, readListedDays } from '../core/locked-days';
import { momentAt } from '../core/moment';
import { localDate, zoneOf } from '../core/zone';
import type { DatePluginFeatures, DayHighlight } from './plugins.types';
import type { rangeShape } from './range-shape';
import { type ConstraintProps, readConstraints } from './read-constraints';
import { resolvePlugins } from './registered-plugins';

export interface RangeValueParts {
  readonly shape: typeof rangeShape;
  readonly createDayCount: typeof createDayCount;
}

export type DateContext = ReturnType<typeof useDateContext>;

export function useDateContext(props: ConstraintProps, component: string, range?: RangeValueParts) {
  const mode = range ? 'range' : 'single';
  const locale = useLocale();
  const { timeZone, valueAs = 'date', plugins, lockDays, time: clock } = props;
  const zone = zoneOf(timeZone, component);
  const [time, seconds] = [clock !== undefined, clock?.seconds ?? false];
  // A value that is read anew is another one, which the calendar would follow.
  const codec = useMemo<ValueCodec>(
    () => ({ zone, valueAs, time, seconds }),
    [zone, valueAs, time, seconds],
  );
  const features = useMemo(() => resolvePlugins(plugins, component), [plugins, component]);
  const listed = useMemo(
    // A caller without types may give one entry alone, or `null`.
    () => readListedDays([lockDays ?? []].flat(), (value) => readMoment(value, codec), component),
    [lockDays, codec, component],
  );
  const fixed = readMoment(props.today, codec);
  return {
    codec,
    constraints: readConstraints(props, mode, codec, clock, features, listed, component),
    locale,
    clock: clock?.formatIn(locale) ?? null,
    readTime: clock?.readTime,
    times: clock?.timesOf(mode) ?? { from: 0, to: mode === 'single' ? 0 : LAST_MINUTE },
    isZoneKnown: timeZone !== undefined,
    names: dateNames(locale),
    today: () => (fixed ?? momentAt(new Date(), zone)).day,
    todayOnServer: () => fixed?.day ?? null,
    highlight: (day: Day) => highlightOf(day, features),
    range,
    countBusiness:
      range?.createDayCount(features.flatMap(({ isBusinessDay }) => isBusinessDay ?? [])) ??
      (() => null),
  };
}

const MINUTE = 60_000;

export function useToday({ today, todayOnServer }: DateContext): Day | null {
  return useSyncExternalStore<Day | null>(everyMinute, today, todayOnServer);
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}

function highlightOf(day: Day, features: readonly DatePluginFeatures[]): DayHighlight | null {
  for (const { highlightDay } of features) {
    const said = highlightDay?.(localDate(day)) ?? null;
    if (said !== null) return typeof said === 'string' ? { label: said } : said;
  }
  return null;
}
