'use client';

import {
  useControllableValue,
  useLatestCallback,
  useResetValue,
  warnOnce,
} from '@guadua/utils/internal';
import { useEffect, useRef, useState } from 'react';
import { isoText, readMoment, writeMoment } from '../core/codec';
import { spanViolation, type Violation } from '../core/constraints';
import { type Span, sameSpan } from '../core/moment';
import type { DateInput } from '../core/to-date';
import type {
  DateChangeDetails,
  DateChangeReason,
  DateLimitProps,
  DateRangeProps,
} from './date-props.types';
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

/** What a value was found to be. */
type Reading =
  | { readonly span: Span | null; readonly force: boolean }
  /** It can't be read; the old value stays. */
  | null;

interface Accepted {
  readonly key: string;
  readonly span: Span | null;
  /** A value from outside that was refused, to be told about. */
  readonly refused: { readonly span: Span; readonly violation: Violation } | null;
}

/** The value of a widget, and the ways to change it. */
export interface DateValue {
  /** What is shown and submitted: the last value that was allowed. */
  readonly span: Span | null;
  /** Texts for `FormData`. */
  readonly iso: readonly string[];
  /** Takes a value that a person chose. */
  readonly commit: (span: Span | null, reason: DateChangeReason) => void;
  /** Goes back to the value that `form.reset()` brings. */
  readonly reset: () => void;
  /** Tells the caller that a date or range was refused (`error:date`, `error:range`). */
  readonly refuse: (span: Span, violation: Violation) => void;
}

/**
 * Keeps a widget's value in the form of days, and lets nothing forbidden into it: a locked, too short,
 * too long or backward value from outside fires its event and changes nothing (DAT-1, DAT-5).
 */
export function useDateValue(
  props: AnyValueProps,
  { codec, constraints }: DateContext,
  component: string,
): DateValue {
  const single = constraints.mode === 'single';
  const fields = {
    start: props.startDateField ?? 'from',
    end: props.endDateField ?? 'to',
    force: props.forceRangeField ?? 'force',
  };
  const [raw, setRaw] = useControllableValue<unknown, DateChangeDetails>({
    value: props.value,
    defaultValue: props.defaultValue ?? null,
    // The two kinds of value are told apart by `valueAs`, which `write` follows.
    onChange: props.onChange as ((value: unknown, details: DateChangeDetails) => void) | undefined,
  });
  const resetValue = useResetValue(props.value, props.defaultValue ?? null);

  const key = keyOf(raw, fields);
  const [accepted, setAccepted] = useState<Accepted>(() => judge(raw, key, null));
  let current = accepted;
  if (accepted.key !== key) {
    current = judge(raw, key, accepted.span);
    setAccepted(current);
  }

  const refuse = useLatestCallback((span: Span, { type }: Violation) => {
    const [from, to] = instants(span);
    if (single) props.onLockedDate?.({ type: 'error:date', reason: type, date: from });
    else props.onLockedRange?.({ type: 'error:range', reason: type, from, to });
  });
  const told = useRef<Accepted>(null);
  useEffect(() => {
    // StrictMode runs effects twice; the caller is told once.
    if (told.current === current) return;
    told.current = current;
    if (current.refused) refuse(current.refused.span, current.refused.violation);
  }, [current, refuse]);

  const commit = useLatestCallback((span: Span | null, reason: DateChangeReason) => {
    if (sameSpan(span, current.span, codec.time)) return;
    setRaw(write(span), { reason, iso: isoTexts(span) });
  });
  const reset = useLatestCallback(() => {
    const reading = read(resetValue);
    if (reading && sameSpan(reading.span, current.span, codec.time)) return;
    setRaw(resetValue, { reason: 'reset', iso: isoTexts(reading?.span ?? null) });
  });
  return { span: current.span, iso: isoTexts(current.span), commit, reset, refuse };

  function judge(value: unknown, valueKey: string, old: Span | null): Accepted {
    const reading = read(value);
    if (!reading) return { key: valueKey, span: old, refused: null };
    const { span, force } = reading;
    const violation = span && spanViolation(constraints, span, force);
    if (span && violation) return { key: valueKey, span: old, refused: { span, violation } };
    return { key: valueKey, span, refused: null };
  }

  function read(value: unknown): Reading {
    if (value === null || value === undefined || value === '') return { span: null, force: false };
    if (single) {
      const moment = readMoment(value as DateInput, codec);
      if (moment) return { span: { from: moment, to: moment }, force: false };
      warnOnce(component, `value: "${String(value)}" is no date; the value stays as it was.`);
      return null;
    }
    return readRange(value);
  }

  function readRange(value: unknown): Reading {
    const record: Readonly<Record<string, unknown>> = Object(value);
    for (const [prop, field] of [
      ['startDateField', fields.start],
      ['endDateField', fields.end],
    ]) {
      if (field !== undefined && isMissing(record[field])) {
        warnOnce(
          component,
          `value: it has no field "${field}", so the value stays as it was. Add it, or name the field with ${prop}.`,
        );
        return null;
      }
    }
    const from = readMoment(record[fields.start] as DateInput, codec);
    const to = readMoment(record[fields.end] as DateInput, codec);
    if (!from || !to) {
      const field = from ? fields.end : fields.start;
      warnOnce(
        component,
        `value: its field "${field}" ("${String(record[field])}") is no date; the value stays as it was.`,
      );
      return null;
    }
    return { span: { from, to }, force: record[fields.force] === true };
  }

  function write(span: Span | null): unknown {
    if (!span) return null;
    if (single) return writeMoment(span.from, codec);
    return {
      [fields.start]: writeMoment(span.from, codec),
      [fields.end]: writeMoment(span.to, codec, 'end'),
    };
  }

  function instants(span: Span): [Date, Date] {
    const asDates = { ...codec, valueAs: 'date' } as const;
    const [from, to] = [writeMoment(span.from, asDates), writeMoment(span.to, asDates, 'end')];
    return [new Date(from), new Date(to)];
  }

  function isoTexts(span: Span | null): readonly string[] {
    if (!span) return [];
    const from = isoText(span.from, codec.time);
    return single ? [from] : [from, isoText(span.to, codec.time)];
  }
}

/** Tells values apart by what they hold: a caller may build a new `Date` at each render. */
function keyOf(value: unknown, fields: { start: string; end: string; force: string }): string {
  if (value instanceof Date) return `d${value.getTime()}`;
  if (value === null || typeof value !== 'object') return `${typeof value}${String(value)}`;
  const record: Readonly<Record<string, unknown>> = Object(value);
  return [fields.start, fields.end, fields.force]
    .map((field) => keyOf(record[field], { start: '', end: '', force: '' }))
    .join();
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
