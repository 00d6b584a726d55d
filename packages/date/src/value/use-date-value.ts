'use client';

import {
  useControllableValue,
  useHydrated,
  useLatestCallback,
  useResetValue,
} from '@guadua/utils/internal';
import { useEffect, useMemo, useRef } from 'react';
import { isoText, type ValueCodec, writeMoment } from '../core/codec';
import { spanViolation, type Violation } from '../core/constraints';
import { type Span, sameSpan } from '../core/moment';
import type {
  DateChangeDetails,
  DateChangeReason,
  DateLimitProps,
  DateRangeProps,
} from './date-props.types';
import { plainKey, readValue, valueDependsOnZone, valueKey } from './read-value';
import type { DateContext } from './use-date-context';

/** Value props of any of the widgets, whatever the value's kind. */
export interface AnyValueProps
  extends Pick<DateLimitProps, 'onLockedDate'>,
    Pick<
      DateRangeProps<string, string>,
      'startDateField' | 'endDateField' | 'forceRangeField' | 'onLockedRange'
    > {
  value?: unknown;
  defaultValue?: unknown;
  onChange?: ((value: never, details: DateChangeDetails) => void) | undefined;
}

/** The value of a widget, and the ways to change it. */
export interface DateValue {
  /** Distinguishes the caller's values, whatever the zone and the limits are. */
  readonly key: string;
  /** The days of the value; `null` while there is none, and while its zone is not known yet. */
  readonly span: Span | null;
  /** There is a value whose days are not known before hydration: its zone may be another one here. */
  readonly isUnknown: boolean;
  /** What is wrong with it: it came from outside, or the limits changed. */
  readonly violation: Violation | null;
  /** A text from outside that is no date. */
  readonly unreadable: string;
  /** Texts for `FormData`. */
  readonly isoTexts: (span: Span | null) => readonly string[];
  /** Takes a value that a person chose. */
  readonly commit: (span: Span | null, reason: DateChangeReason) => void;
  /** Goes back to the value that `form.reset()` brings. */
  readonly reset: () => void;
  /** Reports to the caller that a date or range is not allowed (`error:date`, `error:range`). */
  readonly reportViolation: (span: Span, violation: Violation) => void;
}

/**
 * Reads a widget's value into days, anew whenever the value, the zone or the limits change (DAT-1,
 * DAT-14). A value that is not allowed is shown and submitted as it is, marked as invalid, and reported
 * (DAT-5): nothing that an application stored disappears.
 */
export function useDateValue(
  props: AnyValueProps,
  { codec, constraints, isZoneKnown }: DateContext,
  component: string,
): DateValue {
  const { mode } = constraints;
  const single = mode === 'single';
  const { startDateField: start = 'from', endDateField: end = 'to' } = props;
  const { forceRangeField: force = 'force' } = props;
  const fields = useMemo(() => ({ start, end, force }), [start, end, force]);
  const [raw, setRaw] = useControllableValue<unknown, DateChangeDetails>({
    value: props.value,
    defaultValue: props.defaultValue ?? null,
    // The two kinds of value are distinguished by `valueAs`, which `write` follows.
    onChange: props.onChange as ((value: unknown, details: DateChangeDetails) => void) | undefined,
  });
  const resetValue = useResetValue(props.value, props.defaultValue ?? null);

  // A server may stand in another zone: a day read there could be another one here.
  const hydrated = useHydrated();
  const keyOf = (of: unknown) => (single ? plainKey(of) : valueKey(of, fields));
  const key = keyOf(raw);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the value
  const reading = useMemo(() => {
    const isUnknown = !hydrated && !isZoneKnown && valueDependsOnZone(raw, mode, fields, codec);
    return { ...readValue(isUnknown ? null : raw, mode, fields, codec, component), isUnknown };
  }, [key, hydrated, isZoneKnown, mode, fields, codec, component]);
  const { span } = reading;
  const violation = useMemo(
    () => (span && !reading.force ? spanViolation(constraints, span) : null),
    [span, reading, constraints],
  );

  const reportViolation = useLatestCallback((wrong: Span, { type }: Violation) => {
    const [from, to] = instants(wrong, codec);
    if (single) props.onLockedDate?.({ type: 'error:date', reason: type, date: from });
    else props.onLockedRange?.({ type: 'error:range', reason: type, from, to });
  });
  const reported = useRef('');
  useEffect(() => {
    // Once for each value and reason, in StrictMode too.
    const current = violation ? `${violation.type} ${key}` : '';
    if (reported.current === current) return;
    reported.current = current;
    if (span && violation) reportViolation(span, violation);
  }, [key, span, violation, reportViolation]);

  const isoTexts = (of: Span | null): readonly string[] => {
    if (!of) return [];
    const from = isoText(of.from, codec);
    return single ? [from] : [from, isoText(of.to, codec)];
  };
  const commit = (next: Span | null, reason: DateChangeReason) => {
    if (reading.unreadable === '' && sameSpan(next, span, codec.time)) return;
    setRaw(write(next), { reason, iso: isoTexts(next) });
  };
  const reset = () => {
    if (keyOf(resetValue) === key) return;
    const back = readValue(resetValue, mode, fields, codec, component).span;
    setRaw(resetValue, { reason: 'reset', iso: isoTexts(back) });
  };
  const { unreadable, isUnknown } = reading;
  return { key, span, isUnknown, violation, unreadable, isoTexts, commit, reset, reportViolation };

  function write(next: Span | null): unknown {
    if (!next) return null;
    if (single) return writeMoment(next.from, codec);
    return {
      [fields.start]: writeMoment(next.from, codec),
      [fields.end]: writeMoment(next.to, codec, 'end'),
    };
  }
}

function instants(span: Span, codec: ValueCodec): [Date, Date] {
  const asDates = { ...codec, valueAs: 'date' } as const;
  const [from, to] = [writeMoment(span.from, asDates), writeMoment(span.to, asDates, 'end')];
  return [new Date(from), new Date(to)];
}
