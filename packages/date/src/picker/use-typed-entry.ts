'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useState } from 'react';
import { spanViolation } from '../core/constraints';
import type { DefaultTimes } from '../core/draft';
import type { Span } from '../core/moment';
import type { DateLabels } from '../labels/date-labels.types';
import { formatMoment } from '../text/date-text';
import { type EntryContext, readTyped, type TypedMoment } from '../text/lenient-date';
import type { DateContext } from '../value/use-date-context';
import type { DateValue } from '../value/use-date-value';
import { violationText } from '../value/violation-text';

/** Between the two dates of a range. */
const BETWEEN = ' – ';

/** Reads a text with two dates. */
export type ReadRange = (
  text: string,
  context: EntryContext,
) => readonly [TypedMoment, TypedMoment] | null;

/** What `useTypedEntry` is given. */
export interface TypedEntryOptions {
  readonly context: DateContext;
  readonly value: DateValue;
  readonly labels: DateLabels;
  /** A Unicode pattern. */
  readonly pattern: string;
  readonly times: DefaultTimes;
  /** Reads two dates; handed in so that only a range carries it. */
  readonly readRange: ReadRange | undefined;
  readonly onError: ((text: string, message: string) => void) | undefined;
}

/** The text of a picker's input. */
export interface TypedEntry {
  readonly text: string;
  /** Something was typed that is not the value yet. */
  readonly pending: boolean;
  /** Why the typed text was refused; `''` while it wasn't. */
  readonly error: string;
  /** Takes what was typed; gives the day it means, to show it, `null` while it means none. */
  readonly type: (text: string) => number | null;
  /** Makes the typed text the value; `false` when it is refused. */
  readonly commit: () => boolean;
  /** Drops what was typed. */
  readonly revert: () => void;
}

/**
 * Typed dates (DAT-8): the text stays as it is until Enter or until the focus leaves; what can't be
 * read, or isn't allowed, stays to be mended, with its error, and the old value stays too.
 */
export function useTypedEntry({
  context,
  value,
  labels,
  pattern,
  times,
  readRange,
  onError,
}: TypedEntryOptions): TypedEntry {
  const { constraints, names } = context;
  const single = constraints.mode === 'single';
  const [typed, setTyped] = useState<{ text: string; error: string; of: Span | null } | null>(null);
  // A new value, from wherever, takes the place of what was typed before.
  const own = typed && typed.of === value.span ? typed : null;

  const format = (span: Span | null): string => {
    if (!span) return '';
    const from = formatMoment(span.from, pattern, names);
    return single ? from : from + BETWEEN + formatMoment(span.to, pattern, names);
  };
  const read = (text: string): Span | null => {
    const entry = { pattern, names, today: context.today() };
    const one = readRange ? null : readTyped(text, entry);
    const pair = readRange ? readRange(text, entry) : one && ([one, one] as const);
    if (!pair) return null;
    const time = (typedTime: TypedMoment, end: 'from' | 'to') =>
      typedTime.minutes ?? value.span?.[end].minutes ?? times[end];
    return {
      from: { day: pair[0].day, minutes: time(pair[0], 'from') },
      to: { day: pair[1].day, minutes: time(pair[1], single ? 'from' : 'to') },
    };
  };

  const type = useLatestCallback((text: string) => {
    setTyped({ text, error: '', of: value.span });
    return read(text)?.from.day ?? null;
  });
  const commit = useLatestCallback((): boolean => {
    if (!own) return true;
    const text = own.text.trim();
    const span = text === '' ? null : read(text);
    const violation = span && spanViolation(constraints, span);
    if (text !== '' && (!span || violation)) {
      const today = { day: context.today(), minutes: 0 };
      const error = violation
        ? violationText(violation, constraints, labels, names)
        : labels.unreadable(format({ from: today, to: { ...today, day: today.day + 3 } }));
      setTyped({ text: own.text, error, of: value.span });
      if (own.error !== error) onError?.(own.text, error);
      if (span && violation) value.refuse(span, violation);
      return false;
    }
    setTyped(null);
    value.commit(span, span ? 'type' : 'clear');
    return true;
  });
  return {
    text: own?.text ?? format(value.span),
    pending: own !== null,
    error: own?.error ?? '',
    type: (text) => type(text) ?? null,
    commit: () => commit() ?? true,
    revert: () => setTyped(null),
  };
}

/** The pattern of an input, by the caller or the locale (DAT-8). */
export function inputPattern(given: string | undefined, locale: string, time: boolean): string {
  // Everyone else who is likely to use this library writes the day first.
  const date = /^en\b(?!-(?:GB|AU|NZ|IE|IN|ZA))/.test(locale) ? 'MM/dd/y' : 'dd/MM/y';
  return given ?? (time ? `${date}, hh:mm a` : date);
}
