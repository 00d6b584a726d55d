import { useState } from 'react';
import type { ClockTime } from '../core/clock-time';
import { countDays, type DateConstraints } from '../core/constraints';
import type { Day } from '../core/day';
import {
  applyDraft,
  changeTime,
  chooseSpan,
  type Draft,
  type DraftResult,
  draftOf,
  dropStart,
  isAwaitingEnd,
  pickDay,
  sameDraft,
  spanOf,
} from '../core/draft';
import { inOrder, type Span } from '../core/moment';
import type { CalendarLabels } from '../labels/date-labels.types';
import type { DateChangeReason, DateViewProps } from '../value/date-props.types';
import type { DateContext } from '../value/use-date-context';
import type { DateValue } from '../value/use-date-kind';
import { violationText } from '../value/violation-text';

export interface SelectionOptions extends Pick<DateViewProps, 'autoApply'> {
  readonly context: DateContext;
  readonly labels: CalendarLabels;
  readonly value: Pick<DateValue, 'value' | 'commit' | 'reject'>;
  /** The draft of a text that is being typed; it has not become the value yet. */
  readonly typed?: Draft | null | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly onDone?: (() => void) | undefined;
}

export interface Selection {
  readonly draft: Draft;
  /** The start of a range whose end is still to come. */
  readonly start: Day | null;
  readonly autoApply: boolean;
  readonly message: string;
  readonly announcement: string;
  readonly canApply: boolean;
  readonly countText: (from: Day, to: Day) => string;
  readonly pick: (day: Day) => void;
  readonly setTime: (which: 'from' | 'to', time: ClockTime) => void;
  readonly choose: (span: Span, reason: DateChangeReason) => void;
  readonly apply: () => void;
  readonly cancel: () => void;
  readonly dropStart: () => boolean;
  readonly announce: (text: string) => void;
}

type Attempt = (constraints: DateConstraints) => DraftResult;

export function useSelection(options: SelectionOptions): Selection {
  const { context, labels, value, typed = null } = options;
  const { constraints, names, times } = context;
  const autoApply = (options.autoApply ?? true) && !constraints.time;
  const readOnly = options.readOnly || options.disabled;
  const [own, setOwn] = useState<{
    draft: Draft;
    of: Span | null;
    typed: Draft | null;
  } | null>(null);
  const [refused, setRefused] = useState<{ attempt: Attempt } | null>(null);
  const [announcement, announce] = useState('');
  // A value that changes from outside, or a text that is typed, throws away what was being picked. While the
  // calendar is read-only, the picked days wait.
  const isPicking =
    own !== null && own.of === value.value && sameDraft(own.typed, typed) && !readOnly;
  const before = typed ?? draftOf(value.value, times);
  const draft = isPicking ? own.draft : before;
  const keep = (next: Draft) => setOwn({ draft: next, of: value.value, typed });

  const tryOut = (attempt: Attempt, reason: DateChangeReason, wanted: Span | null) => {
    const result = attempt(constraints);
    setRefused(result.violation ? { attempt } : null);
    if (result.violation) {
      announce(violationText(result.violation, context, labels));
      if (wanted) value.reject(wanted, result.violation);
      return;
    }
    const span = spanOf(result.draft);
    announce(announcementOf(result.draft, span));
    if (!result.commit) {
      keep(result.draft);
      return;
    }
    setOwn(null);
    value.commit(result.commit, reason);
    options.onDone?.();
  };

  const countText = (from: Day, to: Day): string => {
    const days = labels.days(countDays(from, to));
    const business = context.countBusiness(Math.min(from, to), Math.max(from, to));
    return business === null ? days : labels.daysAndBusiness(days, business);
  };
  const announcementOf = ({ from }: Draft, span: Span | null): string => {
    if (constraints.mode === 'single') return '';
    if (span) {
      const [first, last] = [span.from.day, span.to.day];
      const count = countText(first, last);
      return labels.rangePicked(names.longDay(first), names.longDay(last), count);
    }
    return from === null ? '' : labels.startPicked(names.longDay(from));
  };

  const start = isAwaitingEnd(draft) ? draft.from : null;
  const applied = applyDraft(draft, constraints);
  // A refused day is judged anew, because other limits may allow it.
  const violation = refused?.attempt(constraints).violation;
  const shown = violation ?? (isPicking ? applied.violation : null);
  return {
    draft,
    start,
    autoApply,
    message: shown ? violationText(shown, context, labels) : '',
    announcement,
    countText,
    canApply: applied.commit !== undefined,
    pick: (day) => {
      if (readOnly) return;
      const [from, to] = [
        { day: start ?? day, time: 0 },
        { day, time: 0 },
      ];
      const isWhole = constraints.mode === 'single' || start !== null;
      const wanted = isWhole ? inOrder({ from, to }, false) : null;
      tryOut((by) => pickDay(draft, day, by, autoApply), 'select', wanted);
    },
    setTime: (which, time) => {
      if (readOnly) return;
      setRefused(null);
      keep(changeTime(draft, which, time, constraints));
    },
    choose: (span, reason) => {
      if (!readOnly) tryOut((by) => chooseSpan(draft, span, by, autoApply), reason, span);
    },
    apply: () => {
      if (!readOnly) tryOut((by) => applyDraft(draft, by), 'apply', spanOf(draft));
    },
    cancel: () => {
      setOwn(null);
      setRefused(null);
      announce('');
    },
    dropStart: () => {
      const rest = dropStart(draft, before);
      if (!rest) return false;
      keep(rest);
      setRefused(null);
      announce('');
      return true;
    },
    announce,
  };
}
