import { useLabels, useLocale } from '@guadua/utils/internal';
import { useMemo, useRef, useState } from 'react';
import { readMoment, type ValueCodec } from '../core/codec';
import { dateNames } from '../core/date-names';
import { momentAt } from '../core/moment';
import { zoneOf } from '../core/zone';
import type { PickerContent } from '../field/picker-field.types';
import { periodLabelsEsCO } from '../labels/es-co';
import type { Unreadable } from '../value/field-state';
import { useTypedField } from '../value/use-typed-field';
import type { PeriodPickerProps } from './period.types';
import {
  type PeriodViolation,
  periodSpanViolation,
  periodViolation,
  readPeriodConstraints,
} from './period-constraints';
import { periodShape } from './period-shape';
import { type PeriodNames, periodName, spanName } from './period-text';
import {
  datesOf,
  type Period,
  type PeriodKind,
  type PeriodSpan,
  periodOf,
  periodSpan,
} from './periods';
import { readTypedSpan, readTypedStart } from './read-typed-period';

export type PeriodField = ReturnType<typeof usePeriodField>;

export function usePeriodField(props: PeriodPickerProps, kind: PeriodKind, component: string) {
  const { range = false, timeZone, valueAs } = props;
  const locale = useLocale();
  const labels = useLabels('date', periodLabelsEsCO, props.labels, 'period');
  const texts: PeriodNames = { names: dateNames(locale), labels };
  const codec = useMemo<ValueCodec>(
    () => ({ zone: zoneOf(timeZone, component), valueAs: 'date', time: false, seconds: false }),
    [timeZone, component],
  );
  const shape = useMemo(
    () => periodShape(kind, range, valueAs, codec, component),
    [kind, range, valueAs, codec, component],
  );
  const constraints = readPeriodConstraints(props, kind, codec, component);
  const { min, max } = constraints;
  const grid = useRef<PickerContent<Period>>(null);
  const today = () => (readMoment(props.today, codec) ?? momentAt(new Date(), codec.zone)).day;
  const current = () => periodOf(kind, today());
  const entry = (names: PeriodNames) => ({ ...names, today: today(), min, max });
  const read = (text: string, names: PeriodNames) => readTypedSpan(kind, text, range, entry(names));
  const judge = (span: PeriodSpan) => periodSpanViolation(constraints, span);
  const messageOf = (problem: PeriodViolation | Unreadable): string => {
    if (problem.type === 'unreadable') return labels.unreadable(periodName(kind, current(), texts));
    const limits = {
      beforeMin: periodName(kind, min, texts),
      afterMax: periodName(kind, max, texts),
      locked: problem.text ?? '',
      tooLong: String(constraints.maxItems),
    };
    return labels.violations[problem.type](limits[problem.type]);
  };
  const value = useTypedField<PeriodSpan, PeriodViolation, PeriodNames>(props, {
    shape,
    openZone: timeZone === undefined ? codec : undefined,
    judge,
    messageOf,
    reject: (given, problem) =>
      props.onReject?.({
        reason: problem.type,
        value: typeof given === 'string' ? given : datesOf(kind, given),
        message: messageOf(problem),
      }),
    textFormat: texts,
    format: (span) => spanName(kind, span, texts),
    read,
    onType: (text) => {
      const span = read(text, texts);
      if (span) grid.current?.show(span.from);
    },
  });

  // A start, picked or typed, counts until something else is typed or the value changes from outside.
  const { isPending, text } = value.field;
  const [picked, setPicked] = useState<{ start: Period; over: string } | null>(null);
  const over = `${value.key} ${isPending ? text : ''}`;
  const pickedStart = picked?.over === over ? picked.start : null;
  const typedStart =
    range && isPending ? readTypedStart(kind, text, entry(value.text?.format ?? texts)) : null;
  const start = pickedStart ?? typedStart;
  return {
    ...value,
    kind,
    range,
    texts,
    constraints,
    grid,
    current,
    judge,
    /** The start of a range whose end is still to come. */
    start,
    dropStart: () => {
      setPicked(null);
      return pickedStart !== null;
    },
    reasonOf: (period: Period): string => {
      const problem =
        periodViolation(constraints, period) ??
        (start === null ? null : judge(periodSpan(start, period)));
      return problem ? messageOf(problem) : '';
    },
    /** Takes a period as the start, the end or the whole: `true` where that is the value now. */
    pick: (period: Period, reason: 'select' | 'today'): boolean => {
      if (periodViolation(constraints, period)) return false;
      const isEnd = reason === 'select' && start !== null;
      if (range && reason === 'select' && !isEnd) {
        setPicked({ start: period, over });
        return false;
      }
      const span = isEnd ? periodSpan(start, period) : periodSpan(period);
      if (judge(span)) return false;
      setPicked(null);
      value.commit(span, reason);
      return true;
    },
  };
}
