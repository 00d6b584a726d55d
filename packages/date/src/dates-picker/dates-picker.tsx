'use client';

import { useIsEditable, useLabels } from '@guadua/utils/internal';
import { useRef } from 'react';
import type { Violation } from '../core/constraints';
import { clampDay } from '../grid/grid-keys';
import { calendarTextsEsCO } from '../labels/calendar-es-co';
import type { Unreadable } from '../picker/field-state';
import type { PickerCalendarHandle } from '../picker/picker-calendar';
import { PickerField } from '../picker/picker-field';
import type { TextFormat } from '../picker/use-date-field';
import { useTypedField } from '../picker/use-typed-field';
import { formatMoment } from '../text/date-text';
import { inputPattern } from '../text/input-pattern';
import { useDateContext } from '../value/use-date-context';
import { violationText } from '../value/violation-text';
import { DatesCalendar } from './dates-calendar';
import { datesTextsEsCO } from './dates-labels';
import type { DatesPickerProps } from './dates-picker.types';
import { type Days, daysViolation, readTypedDays } from './days';
import { useDaysValue } from './use-days-value';

const COMPONENT = '<DatesPicker>';
const TEXTS = { ...calendarTextsEsCO, ...datesTextsEsCO };
const NONE: Days = [];

/**
 * A field with a calendar, for several loose dates (DAS-1 to DAS-3): typed or picked one by one. Its
 * value is a list of `Date`s, or of texts with `valueAs="iso"`.
 *
 * @example <DatesPicker value={dates} onChange={setDates} maxItems={5} />
 */
export function DatesPicker(props: DatesPickerProps) {
  const { maxItems = null } = props;
  const labels = useLabels('date', TEXTS, props.labels);
  const context = useDateContext(props, 'single', COMPONENT);
  const { names, constraints } = context;
  const judge = (days: Days) => daysViolation({ day: constraints, maxItems }, days);
  const value = useDaysValue(props, context.codec, judge);
  const pattern = inputPattern(props.inputFormat, context.locale, null, COMPONENT);
  const isEditable = useIsEditable(props);

  const format = (days: Days) =>
    days.map((day) => formatMoment({ day, time: 0 }, pattern, names)).join(', ');
  const messageOf = (problem: Violation | Unreadable): string => {
    if (problem.type === 'unreadable') {
      const today = context.today();
      return labels.unreadableDates(format([today, clampDay(today + 3, null, null)]));
    }
    if (problem.type === 'tooLong') return labels.tooManyDates(maxItems ?? 0);
    return violationText(problem, context, labels);
  };
  const { field, sent, typed } = useTypedField<Days, Violation, TextFormat>({
    valueKey: value.key,
    value: value.days.length === 0 ? null : value.days,
    unreadable: value.unreadable,
    violation: value.violation,
    isEditable,
    textFormat: { pattern, names },
    format,
    read: (text, textFormat) =>
      readTypedDays(text, {
        ...textFormat,
        today: context.today(),
        min: constraints.min?.day ?? null,
        max: constraints.max?.day ?? null,
      }),
    judge,
    messageOf,
    isoTexts: value.isoTexts,
    commit: value.commit,
    onRefused: value.reportViolation,
    onError: props.onInputError,
    onValidityChange: props.onValidityChange,
  });
  const panel = useRef<PickerCalendarHandle>(null);
  const type = (text: string) => {
    field.type(text);
    const last = typed(text)?.at(-1);
    if (last !== undefined) panel.current?.showDay(last);
  };
  const shownField = { ...field, type };
  // What is typed and not settled yet is picked already: the next day joins it.
  const days = field.isPending ? (sent ?? NONE) : value.days;
  const placeholder = props.placeholder ?? labels.formatHint(pattern);
  return (
    <PickerField
      props={props}
      field={shownField}
      filled={value.days.length > 0 || value.unreadable !== ''}
      isUnknown={value.isUnknown}
      placeholder={placeholder}
      buttonLabel={labels.openDates(
        value.days.length > 0 ? labels.datesPicked(value.days.length) : '',
      )}
      clearLabel={labels.clearDates}
      onClear={() => value.commit(null, 'clear')}
      onReset={value.reset}
      focusContent={() => panel.current?.focusDay()}
    >
      {(open) => (
        <DatesCalendar
          {...props}
          open={open}
          label={labels.datesDialog}
          entryLabel={labels.typeDates}
          field={shownField}
          placeholder={placeholder}
          props={props}
          handle={panel}
          context={context}
          value={{ span: null, reset: value.reset }}
          days={days}
          isBlocked={() =>
            field.isPending
              ? field.validationMessage !== '' && !field.settle()
              : value.unreadable !== ''
          }
          judge={judge}
          messageOf={messageOf}
          commit={(days, reason) => {
            field.drop();
            value.commit(days, reason);
          }}
          onRefused={value.reportViolation}
          labels={labels}
          today={context.today()}
          todayButton={props.todayButton ?? true}
        />
      )}
    </PickerField>
  );
}
