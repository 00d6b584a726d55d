'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useEffect, useReducer, useRef } from 'react';
import type { DefaultTimes } from '../core/draft';
import type { Span } from '../core/moment';
import type { DateLabels } from '../labels/date-labels.types';
import { formatMoment } from '../text/date-text';
import { type EntryContext, readTyped, type TypedMoment } from '../text/lenient-date';
import type { DateContext } from '../value/use-date-context';
import type { DateValue } from '../value/use-date-value';
import { violationText } from '../value/violation-text';
import {
  type FieldProblem,
  type FieldState,
  fieldReducer,
  readField,
  type TextFormat,
} from './field-state';
import type { DateValidity } from './picker.types';

/** Between the two dates of a range. */
const BETWEEN = ' – ';

/** Reads a text with two dates. */
export type ReadRange = (
  text: string,
  context: EntryContext,
) => readonly [TypedMoment, TypedMoment] | null;

/** What `useField` is given. */
export interface FieldOptions {
  readonly context: DateContext;
  readonly value: DateValue;
  readonly labels: DateLabels;
  /** `false` while it is disabled or read-only: it shows its value then, and keeps a typed text for later. */
  readonly isEditable: boolean;
  /** A Unicode pattern. */
  readonly pattern: string;
  readonly times: DefaultTimes;
  /** Reads two dates; handed in so that only a range carries it. */
  readonly readRange: ReadRange | undefined;
  readonly onError: ((text: string, message: string) => void) | undefined;
  readonly onValidityChange: ((validity: DateValidity) => void) | undefined;
}

/** The text of a picker's input. */
export interface Field {
  readonly text: string;
  /** What a form sends. */
  readonly span: Span | null;
  /** Something was typed that is not the value yet. */
  readonly isPending: boolean;
  /** Why a form can't be sent as things are; `''` when it can. */
  readonly validationMessage: string;
  /** The same as far as the person is shown it: not while they type. */
  readonly error: string;
  /** Takes what was typed; gives the day it means, to show it, `null` while it means none. */
  readonly type: (text: string) => number | null;
  /** Makes the typed text the value, or shows what is wrong with it and returns `false`. */
  readonly settle: () => boolean;
  /** Drops what was typed. */
  readonly drop: () => void;
}

/** Ties the state of a field (`field-state.ts`) to React. */
export function useField({
  context,
  value,
  labels,
  isEditable,
  pattern,
  times,
  readRange,
  onError,
  onValidityChange,
}: FieldOptions): Field {
  const { constraints, names } = context;
  const { min, max } = constraints;
  const single = constraints.mode === 'single';
  const [kept, dispatch] = useReducer(fieldReducer, null);
  const state = isEditable ? kept : null;

  const format = (span: Span): string => {
    const from = formatMoment(span.from, pattern, names);
    return single ? from : from + BETWEEN + formatMoment(span.to, pattern, names);
  };
  const read = (text: string, textFormat: TextFormat): Span | null => {
    const entry: EntryContext = {
      ...textFormat,
      today: context.today(),
      min: min?.day ?? null,
      max: max?.day ?? null,
    };
    const one = readRange ? null : readTyped(text, entry);
    const pair = readRange ? readRange(text, entry) : one && ([one, one] as const);
    if (!pair) return null;
    const time = (typed: TypedMoment, end: 'from' | 'to') =>
      typed.minutes ?? value.span?.[end].minutes ?? times[end];
    return {
      from: { day: pair[0].day, minutes: time(pair[0], 'from') },
      to: { day: pair[1].day, minutes: time(pair[1], single ? 'from' : 'to') },
    };
  };
  const judge = () =>
    readField(state, {
      valueKey: value.key,
      value: value.span,
      unreadable: value.unreadable,
      violation: value.violation,
      constraints,
      format,
      read,
    });
  const reading = judge();

  const messageOf = (problem: FieldProblem | null): string => {
    if (!problem) return '';
    if (problem.type !== 'unreadable') return violationText(problem, context, labels);
    const today = { day: context.today(), minutes: 0 };
    return labels.unreadable(format({ from: today, to: { ...today, day: today.day + 3 } }));
  };
  const validationMessage = messageOf(reading.problem);
  const error = reading.isProblemShown ? validationMessage : '';
  const drop = () => {
    if (kept) dispatch({ type: 'dropped' });
  };

  const lastError = useRef('');
  // A press outside and the focus that leaves with it come before the next render.
  const committed = useRef<FieldState>(null);
  const settle = useLatestCallback((): boolean => {
    const now = judge();
    if (!now.isPending || committed.current === state) return now.problem === null;
    if (now.problem) {
      dispatch({ type: 'settled' });
      const message = messageOf(now.problem);
      if (lastError.current !== now.text + message) onError?.(now.text, message);
      lastError.current = now.text + message;
      if (now.problemSpan && now.problem.type !== 'unreadable') {
        value.reportViolation(now.problemSpan, now.problem);
      }
      return false;
    }
    lastError.current = '';
    committed.current = state;
    dispatch({ type: 'dropped' });
    value.commit(now.span, now.span ? 'type' : 'clear');
    return true;
  });
  // A text that was refused becomes the value as soon as the limits allow it.
  const isNowAllowed = state?.isSettled === true && reading.isPending && reading.problem === null;
  useEffect(() => {
    if (isNowAllowed) settle();
  }, [isNowAllowed, settle]);

  const reportValidity = useLatestCallback((message: string) => {
    const { problem } = reading;
    onValidityChange?.({
      valid: message === '',
      reason: message ? (problem?.type ?? null) : null,
      message,
    });
  });
  const reported = useRef('');
  useEffect(() => {
    if (reported.current === error) return;
    reported.current = error;
    reportValidity(error);
  }, [error, reportValidity]);

  return {
    text: reading.text,
    span: reading.span,
    isPending: reading.isPending,
    validationMessage,
    error,
    type: (text) => {
      const textFormat = { pattern, names };
      dispatch({ type: 'typed', text, format: textFormat, valueKey: value.key });
      return read(text, textFormat)?.from.day ?? null;
    },
    settle: () => settle() ?? true,
    drop,
  };
}
