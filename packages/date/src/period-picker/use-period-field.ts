'use client';

import { useLabels, useLocale } from '@guadua/utils/internal';
import { useMemo, useRef, useState } from 'react';
import { readMoment, type ValueCodec } from '../core/codec';
import { dateNames } from '../core/date-names';
import { momentAt } from '../core/moment';
import { localDate, zoneOf } from '../core/zone';
import type { PickerContent } from '../field/picker-field.types';
import { periodLabelsEsCO } from '../labels/es-co';
import type { Unreadable } from '../value/field-state';
import { useRejectOnce } from '../value/use-reject-once';
import { useTypedField } from '../value/use-typed-field';
import { type RawReading, useWidgetValue } from '../value/use-widget-value';
import type { PeriodChangeReason, PeriodPickerProps, PeriodRejection } from './period.types';
import {
  type PeriodConstraints,
  type PeriodViolation,
  periodSpanViolation,
} from './period-constraints';
import { periodShape } from './period-shape';
import {
  type PeriodNames,
  periodName,
  readTypedSpan,
  readTypedStart,
  spanName,
} from './period-text';
import {
  firstDayOf,
  lastDayOf,
  type Period,
  type PeriodKind,
  type PeriodSpan,
  periodOf,
} from './periods';
import { readPeriodConstraints } from './read-period-constraints';

export function usePeriodField(props: PeriodPickerProps, kind: PeriodKind, component: string) {
  const { range = false, timeZone, valueAs } = props;
  const provided = useLocale();
  const locale = props.locale ?? provided;
  const labels = useLabels('date', periodLabelsEsCO, props.labels, 'period');
  const texts = useMemo<PeriodNames>(
    () => ({ names: dateNames(locale), labels }),
    [locale, labels],
  );
  const codec = useMemo<ValueCodec>(
    () => ({ zone: zoneOf(timeZone, component), valueAs: 'date', time: false, seconds: false }),
    [timeZone, component],
  );
  const constraints = readPeriodConstraints(props, kind, codec, component);
  const input = useRef<HTMLInputElement>(null);
  const shape = useMemo(
    () => periodShape(kind, range, valueAs, codec, component),
    [kind, range, valueAs, codec, component],
  );
  const value = useWidgetValue<PeriodSpan, PeriodNames, PeriodChangeReason, RawReading<PeriodSpan>>(
    props,
    shape,
    {
      element: input,
      isZoneKnown: timeZone !== undefined,
      format: texts,
    },
  );
  const today = () => {
    const fixed = props.today === undefined ? null : readMoment(props.today, codec);
    return (fixed ?? momentAt(new Date(), codec.zone)).day;
  };

  const messageOf = (problem: PeriodViolation | Unreadable): string =>
    problem.type === 'unreadable'
      ? labels.unreadable(periodName(kind, periodOf(kind, today()), texts))
      : violationMessage(problem, kind, constraints, texts);
  const entryContext = (format: PeriodNames) => ({
    ...format,
    today: today(),
    min: constraints.min,
    max: constraints.max,
  });
  const judge = (span: PeriodSpan) => periodSpanViolation(constraints, span);
  const violation = value.value && judge(value.value);
  const reject = (given: PeriodRejection['value'], problem: PeriodViolation | Unreadable) =>
    props.onReject?.({ reason: problem.type, value: given, message: messageOf(problem) });
  const daysOf = ({ from, to }: PeriodSpan) => ({
    from: localDate(firstDayOf(kind, from)),
    to: localDate(lastDayOf(kind, to)),
  });
  useRejectOnce(
    value.key,
    violation,
    () => value.value && violation && reject(daysOf(value.value), violation),
  );
  const grid = useRef<PickerContent<Period>>(null);
  const { field, sent, typedFormat } = useTypedField<PeriodSpan, PeriodViolation, PeriodNames>({
    widget: value,
    violation,
    props,
    onRead: ({ from }) => grid.current?.show(from),
    textFormat: texts,
    format: (span) => spanName(kind, span, texts),
    read: (text, format) => readTypedSpan(kind, text, range, entryContext(format)),
    judge,
    messageOf,
    onRefused: (text, span, problem) => reject(span ? daysOf(span) : text, problem),
  });

  // A start, picked or typed, counts until something else is typed or the value changes from outside.
  const [picked, setPicked] = useState<{ start: Period; over: string } | null>(null);
  const over = `${value.key} ${field.isPending ? field.text : ''}`;
  const pickedStart = picked?.over === over ? picked.start : null;
  const typedStart =
    range && field.isPending ? readTypedStart(kind, field.text, entryContext(typedFormat)) : null;
  const start = pickedStart ?? typedStart;
  return {
    labels,
    texts,
    constraints,
    value,
    input,
    today,
    field,
    sent,
    grid,
    judge,
    messageOf,
    start,
    pickStart: (period: Period | null): boolean => {
      setPicked(period === null ? null : { start: period, over });
      return pickedStart !== null;
    },
  };
}

function violationMessage(
  { type, text = '' }: PeriodViolation,
  kind: PeriodKind,
  { min, max, maxItems }: PeriodConstraints,
  texts: PeriodNames,
): string {
  const limits = {
    beforeMin: periodName(kind, min, texts),
    afterMax: periodName(kind, max, texts),
    locked: text,
    tooLong: String(maxItems),
  };
  return texts.labels.violations[type](limits[type]);
}
