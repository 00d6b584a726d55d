'use client';

import { useFieldControl, useLabels, useLocale, warnOnce } from '@guadua/utils/internal';
import { useMemo, useRef, useState } from 'react';
import { readMoment, type ValueCodec } from '../core/codec';
import { dateNames } from '../core/date-names';
import { type Day, dayParts } from '../core/day';
import { momentAt } from '../core/moment';
import { localDate, zoneOf } from '../core/zone';
import { FieldPopup } from '../picker/field-popup';
import type { Unreadable } from '../picker/field-state';
import { PickerField } from '../picker/picker-field';
import type { OpenPicker } from '../picker/picker-field.types';
import { useTypedField } from '../picker/use-typed-field';
import type { PeriodChangeReason, PeriodPickerProps } from './period.types';
import {
  type PeriodConstraints,
  type PeriodViolation,
  periodSpanViolation,
  periodViolation,
  pickPeriod,
} from './period-constraints';
import { PeriodGrid, type PeriodGridHandle } from './period-grid';
import { periodTextsEsCO } from './period-labels';
import { type PeriodNames, periodName, readTypedSpan, spanName } from './period-text';
import {
  firstDayOf,
  lastDayOf,
  type Period,
  type PeriodKind,
  type PeriodPage,
  type PeriodSpan,
  periodOf,
  periodParts,
  periodsOn,
} from './periods';
import { usePeriodValue } from './use-period-value';

/** Props of `PeriodPicker`. */
export type PeriodPickerImplementationProps = PeriodPickerProps & {
  readonly kind: PeriodKind;
  /** The component as a reader writes it, for warnings. */
  readonly component: string;
};

/** A field for periods of one kind: what the four pickers share (PER-1 to PER-4). */
export function PeriodPicker(props: PeriodPickerImplementationProps) {
  const { kind, component, range = false, timeZone } = props;
  const provided = useLocale();
  const locale = props.locale ?? provided;
  const labels = useLabels('date', periodTextsEsCO, props.labels);
  const texts = useMemo<PeriodNames>(
    () => ({ names: dateNames(locale), labels }),
    [locale, labels],
  );
  const codec = useMemo<ValueCodec>(
    () => ({ zone: zoneOf(timeZone, component), valueAs: 'date', time: false, seconds: false }),
    [timeZone, component],
  );
  const constraints = readConstraints(props, codec);
  const value = usePeriodValue(props, kind, codec, component);
  const today = () => {
    const fixed = props.today === undefined ? null : readMoment(props.today, codec);
    return (fixed ?? momentAt(new Date(), codec.zone)).day;
  };
  const { disabled, readOnly } = useFieldControl(props);
  const [start, setStart] = useState<Period | null>(null);

  const messageOf = (problem: PeriodViolation | Unreadable): string =>
    problem.type === 'unreadable'
      ? labels.unreadablePeriod(periodName(kind, periodOf(kind, today()), texts))
      : violationMessage(problem, kind, constraints, texts);
  const judge = (span: PeriodSpan) => periodSpanViolation(constraints, span);
  const { field, sent, typed } = useTypedField<PeriodSpan, PeriodViolation, PeriodNames>({
    valueKey: value.key,
    value: value.span,
    unreadable: value.unreadable,
    violation: value.span && judge(value.span),
    isEditable: !disabled && !readOnly,
    textFormat: texts,
    format: (span) => spanName(kind, span, texts),
    read: (text, format) => readTypedSpan(kind, text, range, format, today()),
    judge,
    messageOf,
    commit: value.commit,
    onError: props.onInputError,
    onValidityChange: props.onValidityChange,
  });

  const grid = useRef<PeriodGridHandle>(null);
  const type = (text: string) => {
    field.type(text);
    const span = typed(text);
    if (span) grid.current?.show(span.from);
  };
  const shownField = { ...field, type };
  const choose = (open: OpenPicker, period: Period, reason: PeriodChangeReason) => {
    if (periodViolation(constraints, period)) return;
    if (range && start === null && reason === 'select') {
      setStart(period);
      return;
    }
    const span = reason === 'select' ? pickPeriod(start, period) : { from: period, to: period };
    if (judge(span)) return;
    setStart(null);
    value.commit(span, reason);
    open.onDone();
  };
  const dialog = (range ? labels.periodRangeDialog : labels.periodDialog)[kind];
  const shown = value.span ? spanName(kind, value.span, texts) : '';
  const placeholder = props.placeholder ?? hint(labels.periodHint[kind], range);
  return (
    <PickerField
      props={{
        ...props,
        onOpenChange: (open) => {
          setStart(null);
          props.onOpenChange?.(open);
        },
      }}
      field={shownField}
      sent={value.isoTexts(sent)}
      filled={value.span !== null || value.unreadable !== ''}
      placeholder={placeholder}
      buttonLabel={[dialog, shown].filter(Boolean).join(', ')}
      clearLabel={labels.clearPeriod}
      onClear={() => value.commit(null, 'clear')}
      onReset={value.reset}
      focusContent={() => grid.current?.focus()}
    >
      {(open) => (
        <FieldPopup
          props={props}
          open={open}
          field={shownField}
          label={dialog}
          entryLabel={labels.typePeriod}
          placeholder={placeholder}
          onEscape={() => {
            // The first Escape only drops the start of a range.
            setStart(null);
            return start !== null;
          }}
          onFocusLost={() => grid.current?.focus()}
        >
          {(focusOnMount) => (
            <PeriodGrid
              kind={kind}
              label={dialog}
              range={range}
              value={sent}
              start={start}
              current={periodOf(kind, today())}
              isCurrentAllowed={judge(pickPeriod(null, periodOf(kind, today()))) === null}
              min={constraints.min}
              max={constraints.max}
              focusOnMount={focusOnMount}
              labels={labels}
              textOf={(period) => cellText(kind, period, texts)}
              nameOf={(period) => cellName(kind, period, texts)}
              titleOf={(page) => pageTitle(kind, page, texts)}
              reasonOf={(period) => {
                const problem =
                  periodViolation(constraints, period) ??
                  (start === null ? null : judge(pickPeriod(start, period)));
                return problem ? messageOf(problem) : '';
              }}
              handle={grid}
              onPick={(period) => choose(open, period, 'select')}
              onCurrent={() => choose(open, periodOf(kind, today()), 'today')}
            />
          )}
        </FieldPopup>
      )}
    </PickerField>
  );
}

/** What is wrong, as a sentence for the person. */
function violationMessage(
  { type, text = '' }: PeriodViolation,
  kind: PeriodKind,
  { min, max, maxPeriods }: PeriodConstraints,
  texts: PeriodNames,
): string {
  const name = (period: Period | null) => (period === null ? '' : periodName(kind, period, texts));
  const limits = {
    beforeMin: name(min),
    afterMax: name(max),
    locked: text,
    tooLong: String(maxPeriods),
  };
  return texts.labels.periodViolations[type](limits[type]);
}

/** One, or both ends of several. */
function hint(one: string, range: boolean): string {
  return range ? `${one} – ${one}` : one;
}

function readConstraints(
  {
    kind,
    component,
    minDate,
    maxDate,
    lockPeriod,
    range,
    maxPeriods,
  }: PeriodPickerImplementationProps,
  codec: ValueCodec,
): PeriodConstraints {
  const limit = (prop: string, input: PeriodPickerProps['minDate']): Period | null => {
    if (input === undefined) return null;
    const moment = readMoment(input, codec);
    if (!moment)
      warnOnce(
        component,
        `${prop}: "${String(input)}" is no date; there is no such limit.`,
        'period-limit',
      );
    return moment && periodOf(kind, moment.day);
  };
  return {
    min: limit('minDate', minDate),
    max: limit('maxDate', maxDate),
    maxPeriods: range ? (maxPeriods ?? null) : 1,
    lockedAt: (period) => {
      if (!lockPeriod) return false;
      try {
        return lockPeriod(localDate(firstDayOf(kind, period)), localDate(lastDayOf(kind, period)));
      } catch (error) {
        warnOnce(
          component,
          `lockPeriod: it threw (${String(error)}); that period is not locked.`,
          'period-lock',
        );
        return false;
      }
    },
  };
}

/** The text of a cell: its page says the year. */
function cellText(kind: PeriodKind, period: Period, { names, labels }: PeriodNames): string {
  const { year, number } = periodParts(kind, period);
  switch (kind) {
    case 'month':
      return capitalised(names.months[number - 1] ?? '');
    case 'quarter':
      return labels.quarter(number);
    case 'year':
      return String(year);
    case 'week':
      return `${labels.week(number)} · ${shortDay(firstDayOf(kind, period), names)} – ${shortDay(lastDayOf(kind, period), names)}`;
  }
}

/** What a cell is called: a week with its days. */
function cellName(kind: PeriodKind, period: Period, texts: PeriodNames): string {
  const name = periodName(kind, period, texts);
  if (kind !== 'week') return name;
  const { longDay } = texts.names;
  return `${name}, ${longDay(firstDayOf(kind, period))} – ${longDay(lastDayOf(kind, period))}`;
}

function pageTitle(kind: PeriodKind, page: PeriodPage, { names }: PeriodNames): string {
  if (kind === 'week') return capitalised(names.monthYear((page % 12) + 1, Math.floor(page / 12)));
  if (kind !== 'year') return String(page);
  const years = periodsOn(kind, page);
  return `${years[0]} – ${years.at(-1)}`;
}

function shortDay(day: Day, { monthsShort }: PeriodNames['names']): string {
  const parts = dayParts(day);
  return `${parts.day} ${monthsShort[parts.month - 1]}`;
}

/** It stands alone, so it begins with a capital though Spanish months don't. */
function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
