import type { ClockTime } from './clock-time';
import {
  type DateConstraints,
  dayViolation,
  endViolation,
  spanViolation,
  type Violation,
} from './constraints';
import type { Day } from './day';
import type { Span } from './moment';

export interface Draft {
  readonly from: Day | null;
  /** `null` in a range while only its start is picked; a single date has it equal to `from`. */
  readonly to: Day | null;
  readonly fromTime: ClockTime;
  readonly toTime: ClockTime;
}

export interface DefaultTimes {
  readonly from: ClockTime;
  readonly to: ClockTime;
}

export interface DraftResult {
  readonly draft: Draft;
  readonly commit?: Span | undefined;
  readonly violation?: Violation | undefined;
}

export function draftOf(value: Span | null, times: DefaultTimes): Draft {
  return {
    from: value?.from.day ?? null,
    to: value?.to.day ?? null,
    fromTime: value?.from.time ?? times.from,
    toTime: value?.to.time ?? times.to,
  };
}

export function draftOfEnd(
  { day, time, end }: { day: Day; time: ClockTime | null; end: 'from' | 'to' },
  times: DefaultTimes,
): Draft {
  const draft = { ...draftOf(null, times), from: day };
  if (time === null) return draft;
  return end === 'from' ? { ...draft, fromTime: time } : { ...draft, toTime: time };
}

export function sameDraft(one: Draft | null, other: Draft | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.from === other.from &&
    one.to === other.to &&
    one.fromTime === other.fromTime &&
    one.toTime === other.toTime
  );
}

export function spanOf(draft: Draft): Span | null {
  if (draft.from === null || draft.to === null) return null;
  return {
    from: { day: draft.from, time: draft.fromTime },
    to: { day: draft.to, time: draft.toTime },
  };
}

export function isAwaitingEnd(draft: Draft): boolean {
  return draft.from !== null && draft.to === null;
}

export function pickDay(
  draft: Draft,
  day: Day,
  constraints: DateConstraints,
  autoApply: boolean,
): DraftResult {
  const isRange = constraints.mode === 'range';
  const start = isRange && isAwaitingEnd(draft) ? draft.from : null;
  const violation =
    start === null ? dayViolation(constraints, day) : endViolation(constraints, start, day);
  if (violation) return { draft, violation };
  if (isRange && start === null) return { draft: { ...draft, from: day, to: null } };
  const next =
    start === null
      ? { ...draft, from: day, to: day, toTime: draft.fromTime }
      : { ...draft, from: Math.min(start, day), to: Math.max(start, day) };
  return complete(draft, next, constraints, autoApply);
}

export function changeTime(
  draft: Draft,
  which: 'from' | 'to',
  time: ClockTime,
  constraints: DateConstraints,
): Draft {
  if (constraints.mode === 'single') return { ...draft, fromTime: time, toTime: time };
  return which === 'from' ? { ...draft, fromTime: time } : { ...draft, toTime: time };
}

export function applyDraft(draft: Draft, constraints: DateConstraints): DraftResult {
  return complete(draft, draft, constraints, true);
}

export function chooseSpan(
  draft: Draft,
  span: Span,
  constraints: DateConstraints,
  autoApply: boolean,
): DraftResult {
  const next = draftOf(span, { from: draft.fromTime, to: draft.toTime });
  return complete(draft, next, constraints, autoApply);
}

/** Drops the picked start of an unfinished range, back to what was there before (first Escape). */
export function dropStart(draft: Draft, before: Draft): Draft | null {
  const { from, to } = before;
  return isAwaitingEnd(draft) && (draft.from !== from || to !== null)
    ? { ...draft, from, to }
    : null;
}

function complete(
  before: Draft,
  next: Draft,
  constraints: DateConstraints,
  autoApply: boolean,
): DraftResult {
  const span = spanOf(next);
  if (!span) return { draft: before };
  // A person can still put times right before "Aceptar", but refused days never enter the draft.
  const violation = spanViolation(autoApply ? constraints : { ...constraints, time: false }, span);
  if (violation) return { draft: before, violation };
  return autoApply ? { draft: next, commit: span } : { draft: next };
}
