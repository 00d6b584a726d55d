import { type DateConstraints, spanViolation, type Violation } from '../core/constraints';
import type { DateNames } from '../core/date-names';
import { inOrder, type Span, sameSpan } from '../core/moment';

/** How a text is written and read: it keeps its meaning when the locale changes below it. */
export interface TextFormat {
  /** A Unicode pattern. */
  readonly pattern: string;
  readonly names: DateNames;
}

/** A text that a person typed and that is not the value yet. */
export interface TypedText {
  readonly text: string;
  readonly format: TextFormat;
  /** Enter was pressed or the focus left: from now on the person is shown what is wrong. */
  readonly isSettled: boolean;
  /** The value it was typed over; another one takes its place. */
  readonly valueKey: string;
}

/** All that a field keeps besides the value, `null` while it shows the value. */
export type FieldState = TypedText | null;

/** What can happen to a field. */
export type FieldEvent =
  | {
      readonly type: 'typed';
      readonly text: string;
      readonly format: TextFormat;
      readonly valueKey: string;
    }
  | { readonly type: 'settled' }
  | { readonly type: 'dropped' };

/** What a field is judged by. */
export interface FieldInputs {
  readonly valueKey: string;
  readonly value: Span | null;
  /** A value from outside that is no date. */
  readonly unreadable: string;
  /** What is wrong with the value. */
  readonly violation: Violation | null;
  readonly constraints: DateConstraints;
  readonly format: (span: Span) => string;
  readonly read: (text: string, format: TextFormat) => Span | null;
}

/** Why a field is invalid. */
export type FieldProblem = Violation | { readonly type: 'unreadable' };

/** What a field shows, what a form sends, and whether they may. */
export interface FieldReading {
  readonly text: string;
  /** What a form sends. */
  readonly span: Span | null;
  /** The field is invalid for the form. */
  readonly problem: FieldProblem | null;
  /** The days that the problem is about. */
  readonly problemSpan: Span | null;
  /** The person is shown the problem; not while they are still typing. */
  readonly isProblemShown: boolean;
  /** The text is not the value. */
  readonly isPending: boolean;
}

/** What a field keeps after an event. */
export function fieldReducer(state: FieldState, event: FieldEvent): FieldState {
  switch (event.type) {
    case 'typed':
      return {
        text: event.text,
        format: event.format,
        isSettled: false,
        valueKey: event.valueKey,
      };
    case 'settled':
      return state && { ...state, isSettled: true };
    case 'dropped':
      return null;
  }
}

/**
 * Evaluates a field by everything it depends on (DAT-8): what a person sees is what the form sends,
 * or the field is invalid. A typed range that runs backwards is put in order (DAT-3).
 */
export function readField(state: FieldState, inputs: FieldInputs): FieldReading {
  const { value, violation, constraints } = inputs;
  if (!state || state.valueKey !== inputs.valueKey) {
    const isUnreadable = inputs.unreadable !== '';
    return {
      text: value ? inputs.format(value) : inputs.unreadable,
      span: value,
      problem: isUnreadable ? UNREADABLE : violation,
      problemSpan: value,
      isProblemShown: isUnreadable || violation !== null,
      isPending: false,
    };
  }
  const { text, isSettled } = state;
  const read = text.trim() === '' ? null : inputs.read(text, state.format);
  const span = read && inOrder(read, constraints.time);
  // What the value is already was accepted before: it may be typed again, even where `force` let it in.
  const isValue = span !== null && sameSpan(span, value, constraints.time);
  const broken = span && (isValue ? violation : spanViolation(constraints, span));
  const problem = broken ?? (text.trim() !== '' && !span ? UNREADABLE : null);
  return {
    text,
    span: problem ? null : span,
    problem,
    problemSpan: span,
    isProblemShown: isSettled && problem !== null,
    isPending: true,
  };
}

const UNREADABLE = { type: 'unreadable' } as const;
