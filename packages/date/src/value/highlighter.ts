import { warnOnce } from '@guadua/utils/internal';
import { readMoment, type ValueCodec } from '../core/codec';
import type { Day } from '../core/day';
import { localDate } from '../core/zone';
import type { DateViewProps } from './date-props.types';
import { describe } from './describe';
import type { DatePluginFeatures, HighlightedDay } from './plugins.types';

/** How a day stands out. */
export interface DayHighlight {
  readonly label: string;
  readonly className: string | undefined;
}

/** Says how each day stands out, by the list of the caller, else by the plugins (DAT-6, DAT-11). */
export function highlighter(
  days: NonNullable<DateViewProps['highlightedDays']>,
  codec: ValueCodec,
  features: readonly DatePluginFeatures[],
  component: string,
): (day: Day) => DayHighlight | null {
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
