'use client';

import {
  useControllableValue,
  useHydrated,
  useLatestCallback,
  useResetValue,
  warnOnce,
} from '@guadua/utils/internal';
import { useEffect, useMemo, useRef } from 'react';
import { dependsOnZone, isoText, readMoment, type ValueCodec, writeMoment } from '../core/codec';
import type { Violation } from '../core/constraints';
import type { Day } from '../core/day';
import type { DateInput } from '../core/instant';
import type { DateChangeDetails, DateChangeReason } from '../value/date-props.types';
import { plainKey } from '../value/read-value';
import type { DatesPickerOwnProps } from './dates-picker.types';
import { type Days, toDays } from './days';

const COMPONENT = '<DatesPicker>';

/** The value of a `DatesPicker`, and the ways to change it. */
export interface DaysValue {
  readonly key: string;
  readonly days: Days;
  /** There are some that are not known before hydration: their zone may be another one here. */
  readonly isUnknown: boolean;
  /** Texts from outside, some of which are no dates. */
  readonly unreadable: string;
  readonly isoTexts: (days: Days | null) => readonly string[];
  readonly commit: (next: Days | null, reason: DateChangeReason) => void;
  readonly reset: () => void;
  /** Reports to the caller that a day is not allowed (`error:date`). */
  readonly reportViolation: (days: Days, violation: Violation) => void;
}

/** Reads several dates in whatever shape the caller keeps them (DAS-1). */
export function useDaysValue(
  props: DatesPickerOwnProps & {
    readonly onChange?: ((value: never, details: DateChangeDetails) => void) | undefined;
  },
  codec: ValueCodec,
  judge: (days: Days) => Violation | null,
): DaysValue & { readonly violation: Violation | null } {
  const [raw, setRaw] = useControllableValue<unknown, DateChangeDetails>({
    value: props.value,
    defaultValue: props.defaultValue ?? NONE,
    // The two kinds of value are distinguished by `valueAs`, which `write` follows.
    onChange: props.onChange as ((value: unknown, details: DateChangeDetails) => void) | undefined,
  });
  const resetValue = useResetValue<unknown>(props.value, props.defaultValue ?? null);
  const hydrated = useHydrated();
  const given = entriesOf(raw);
  // A server may stand in another zone: a day read there could be another one here.
  const isUnknown =
    !hydrated && props.timeZone === undefined && given.some((entry) => dependsOnZone(entry, codec));
  const entries = isUnknown ? NONE : given;
  const key = keyOf(given);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the entries
  const { days, unreadable } = useMemo(() => read(entries, codec), [key, isUnknown, codec]);
  if (unreadable !== '') {
    warnOnce(
      COMPONENT,
      () =>
        `value: "${unreadable}" holds what is no date; give Dates, timestamps or texts such as "2026-03-05".`,
      'dates-value',
    );
  }
  const violation = judge(days);
  const isoTexts = (of: Days | null) => (of ?? NONE).map((day) => isoText({ day, time: 0 }, codec));
  const write = (next: Days) => next.map((day) => writeMoment({ day, time: 0 }, codec));

  const reportViolation = useLatestCallback((wrong: Days, { type, day }: Violation) => {
    const date = day ?? wrong.at(-1);
    if (date === undefined) return;
    const instant = new Date(writeMoment({ day: date, time: 0 }, { ...codec, valueAs: 'date' }));
    props.onLockedDate?.({ type: 'error:date', reason: type, date: instant });
  });
  const reported = useRef('');
  useEffect(() => {
    // Once for each value and reason, in StrictMode too.
    const current = violation ? `${violation.type} ${key}` : '';
    if (reported.current === current) return;
    reported.current = current;
    if (violation) reportViolation(days, violation);
  }, [key, days, violation, reportViolation]);

  return {
    key,
    days,
    isUnknown,
    unreadable,
    violation,
    isoTexts,
    reportViolation,
    commit: useLatestCallback((next: Days | null, reason: DateChangeReason) => {
      const wanted = next ?? NONE;
      if (unreadable === '' && wanted.join() === days.join()) return;
      setRaw(write(wanted), { reason, iso: isoTexts(wanted) });
    }),
    reset: useLatestCallback(() => {
      const back = entriesOf(resetValue);
      if (keyOf(back) === key) return;
      setRaw(resetValue ?? NONE, { reason: 'reset', iso: isoTexts(read(back, codec).days) });
    }),
  };
}

const NONE: readonly never[] = [];

/** One date alone stands for a list of it; nothing, for none. */
function entriesOf(raw: unknown): readonly DateInput[] {
  if (raw === null || raw === undefined || raw === '') return NONE;
  return Array.isArray(raw) ? raw : [raw as DateInput];
}

function read(
  entries: readonly DateInput[],
  codec: ValueCodec,
): { days: Days; unreadable: string } {
  const days: Day[] = [];
  for (const entry of entries) {
    const moment = readMoment(entry, codec);
    // All of them are shown as they are: the ones that can be read must not stand for the rest.
    if (!moment) return { days: NONE, unreadable: entries.map(String).join(', ') };
    days.push(moment.day);
  }
  return { days: toDays(days), unreadable: '' };
}

function keyOf(entries: readonly DateInput[]): string {
  return entries.map(plainKey).join();
}
