import { warnOnce } from '@guadua/utils/internal';
import { readMoment, type ValueCodec, writeMoment } from '../core/codec';
import { isMissing } from '../core/known-props';
import { localDay } from '../core/zone';
import { NOTHING, textOf, type ValueShape } from '../value/read-value';
import type { PeriodPickerProps } from './period.types';
import {
  firstDayOf,
  isoPeriod,
  lastDayOf,
  type Period,
  type PeriodKind,
  type PeriodSpan,
  parseIsoPeriod,
  periodOf,
  periodSpan,
} from './periods';

export function periodShape(
  kind: PeriodKind,
  range: boolean,
  valueAs: PeriodPickerProps['valueAs'],
  codec: ValueCodec,
  component: string,
): ValueShape<PeriodSpan> {
  const isoTexts = (of: PeriodSpan | null): readonly string[] => {
    if (!of) return [];
    // Several stored periods where one is picked are sent as they are seen, and marked.
    const ends = range || of.from !== of.to ? [of.from, of.to] : [of.from];
    return ends.map((period) => isoPeriod(kind, period));
  };
  return {
    partsOf: endsOf,
    read: (raw) => {
      const [first, last] = endsOf(raw);
      const [from, to] = [readPeriod(kind, first, codec), readPeriod(kind, last, codec)];
      if (from !== null && to !== null) return { ...NOTHING, value: periodSpan(from, to) };
      if (isMissing(first) && isMissing(last)) return NOTHING;
      warnOnce(
        component,
        () => {
          const example = isoPeriod(kind, periodOf(kind, localDay(new Date())));
          return `value: "${String(first)}" is no ${kind}; give { from, to } or a text such as "${example}".`;
        },
        'period-value',
      );
      return { ...NOTHING, unreadable: textOf(first) || textOf(last) || '?' };
    },
    write: (next) => {
      if (!next) return null;
      const [start = '', end = start] = isoTexts(next);
      if (valueAs === 'iso') return range ? { from: start, to: end } : start;
      return {
        from: writeMoment({ day: firstDayOf(kind, next.from), time: 0 }, codec),
        to: writeMoment({ day: lastDayOf(kind, next.to), time: 0 }, codec, 'end'),
      };
    },
    isoTexts,
  };
}

function endsOf(raw: unknown): readonly [unknown, unknown] {
  if (raw === null || typeof raw !== 'object' || !('from' in raw || 'to' in raw)) return [raw, raw];
  const { from, to }: { from?: unknown; to?: unknown } = raw;
  return [from, to];
}

export function readPeriod(kind: PeriodKind, value: unknown, codec: ValueCodec): Period | null {
  const period = typeof value === 'string' ? parseIsoPeriod(kind, value) : null;
  if (period !== null) return period;
  const moment = readMoment(value, codec);
  return moment && periodOf(kind, moment.day);
}
