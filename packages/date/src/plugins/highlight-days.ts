import { warnOnce } from '@guadua/utils/internal';
import { readMoment } from '../core/codec';
import type { Day } from '../core/day';
import type { DateInput } from '../core/instant';
import { localDay, localZone } from '../core/zone';
import type { DatePlugin, DayHighlight, HighlightedDay } from '../value/plugins.types';

const CODEC = { zone: localZone, valueAs: 'date', time: false, seconds: false } as const;

/**
 * Resalta los días y rangos que le den, cada uno con su nombre y su clase; de dos que comparten un día vale el
 * último.
 * @example <Calendar plugins={[highlightDays([{ date: '2026-12-19', to: '2026-12-24', label: 'Feria' }])]} />
 */
export function highlightDays(days: readonly (HighlightedDay | DateInput)[]): DatePlugin {
  const listed: { from: Day; to: Day; highlight: DayHighlight }[] = [];
  for (const entry of days) {
    const named: HighlightedDay =
      typeof entry === 'object' && 'date' in entry ? entry : { date: entry };
    const { date, to = date, label = '', className } = named;
    const [from, last] = [readMoment(date, CODEC)?.day, readMoment(to, CODEC)?.day];
    if (from !== undefined && last !== undefined) {
      const highlight = { label, className };
      listed.unshift({ from: Math.min(from, last), to: Math.max(from, last), highlight });
    } else {
      warnOnce(
        'highlightDays',
        () => `"${String(from === undefined ? date : to)}" is no date; it is left out.`,
        'date-highlighted-days',
      );
    }
  }
  const highlightDay = (date: Date) => {
    const day = localDay(date);
    return listed.find(({ from, to }) => day >= from && day <= to)?.highlight ?? null;
  };
  return () => ({ highlightDay });
}
