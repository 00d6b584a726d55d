'use client';

import {
  useControllableValue,
  useHydrated,
  useLatestCallback,
  useResetValue,
  warnOnce,
} from '@guadua/utils/internal';
import { dependsOnZone, readMoment, type ValueCodec, writeMoment } from '../core/codec';
import type { DateInput } from '../core/instant';
import { isMissing, plainKey, textOf } from '../value/read-value';
import type { PeriodChangeDetails, PeriodChangeReason, PeriodPickerProps } from './period.types';
import {
  firstDayOf,
  isoPeriod,
  lastDayOf,
  type Period,
  type PeriodKind,
  type PeriodSpan,
  parseIsoPeriod,
  periodOf,
} from './periods';

/** The value of a period picker, and the ways to change it. */
export interface PeriodValue {
  readonly key: string;
  readonly span: PeriodSpan | null;
  /** There is one that is not known before hydration: its zone may be another one here. */
  readonly isUnknown: boolean;
  /** A value from outside that is no period. */
  readonly unreadable: string;
  readonly isoTexts: (span: PeriodSpan | null) => readonly string[];
  readonly commit: (next: PeriodSpan | null, reason: PeriodChangeReason) => void;
  readonly reset: () => void;
}

/** Reads a value in whatever shape the caller keeps it: days, ISO texts, or the two ends of either (PER-1). */
export function usePeriodValue(
  props: PeriodPickerProps,
  kind: PeriodKind,
  codec: ValueCodec,
  component: string,
): PeriodValue {
  const { range = false, valueAs } = props;
  const [raw, setRaw] = useControllableValue<unknown, PeriodChangeDetails>({
    value: props.value,
    defaultValue: props.defaultValue ?? null,
    // `valueAs` and `range` decide which kind of value there is, and `write` follows them.
    onChange: props.onChange as
      | ((value: unknown, details: PeriodChangeDetails) => void)
      | undefined,
  });
  const resetValue = useResetValue<unknown>(props.value, props.defaultValue ?? null);
  const hydrated = useHydrated();
  const [first, last] = endsOf(raw);
  // A server may be in another time zone: a day read there could belong to another period here.
  const isUnknown =
    !hydrated &&
    props.timeZone === undefined &&
    (dependsOnZone(first, codec) || dependsOnZone(last, codec));
  const from = isUnknown ? null : readPeriod(kind, first, codec);
  const to = isUnknown ? null : readPeriod(kind, last, codec);
  const span = from === null || to === null ? null : inOrder({ from, to });
  const isNothing = isMissing(first) && isMissing(last);
  const unreadable = span || isNothing || isUnknown ? '' : textOf(first) || textOf(last) || '?';
  if (unreadable !== '') {
    warnOnce(
      component,
      () =>
        `value: "${String(first)}" is no ${kind}; give { from, to } or a text such as "${EXAMPLE[kind]}".`,
      'period-value',
    );
  }

  const isoTexts = (of: PeriodSpan | null): readonly string[] => {
    if (!of) return [];
    // Several that were stored where one is picked are sent as they are seen, and marked.
    const ends = range || of.from !== of.to ? [of.from, of.to] : [of.from];
    return ends.map((period) => isoPeriod(kind, period));
  };
  const write = (next: PeriodSpan): unknown => {
    const [start = '', end = start] = isoTexts(next);
    if (valueAs === 'iso') return range ? { from: start, to: end } : start;
    return {
      from: writeMoment({ day: firstDayOf(kind, next.from), time: 0 }, codec),
      to: writeMoment({ day: lastDayOf(kind, next.to), time: 0 }, codec, 'end'),
    };
  };
  const key = keyOf(first, last);
  return {
    key,
    span,
    isUnknown,
    unreadable,
    isoTexts,
    commit: useLatestCallback((next: PeriodSpan | null, reason: PeriodChangeReason) => {
      const isSame = next?.from === span?.from && next?.to === span?.to;
      if (isSame && unreadable === '') return;
      setRaw(next && write(next), { reason, iso: isoTexts(next) });
    }),
    reset: useLatestCallback(() => {
      const ends = endsOf(resetValue);
      if (keyOf(...ends) === key) return;
      const [start, end] = [readPeriod(kind, ends[0], codec), readPeriod(kind, ends[1], codec)];
      const back = start === null || end === null ? null : inOrder({ from: start, to: end });
      setRaw(resetValue, { reason: 'reset', iso: isoTexts(back) });
    }),
  };
}

const EXAMPLE: Readonly<Record<PeriodKind, string>> = {
  month: '2026-11',
  quarter: '2026-Q4',
  year: '2026',
  week: '2026-W47',
};

/** A single value stands for both its ends; an object that has none of them is no period. */
function endsOf(raw: unknown): readonly [unknown, unknown] {
  if (raw === null || typeof raw !== 'object' || !('from' in raw || 'to' in raw)) return [raw, raw];
  const { from, to }: { from?: unknown; to?: unknown } = raw;
  return [from, to];
}

/** The period of an ISO text of its kind, or of any of its days. */
export function readPeriod(kind: PeriodKind, value: unknown, codec: ValueCodec): Period | null {
  if (isMissing(value)) return null;
  const period = typeof value === 'string' ? parseIsoPeriod(kind, value) : null;
  if (period !== null) return period;
  const moment = readMoment(value as DateInput, codec);
  return moment && periodOf(kind, moment.day);
}

function inOrder({ from, to }: PeriodSpan): PeriodSpan {
  return { from: Math.min(from, to), to: Math.max(from, to) };
}

function keyOf(first: unknown, last: unknown): string {
  return [first, last].map(plainKey).join();
}
