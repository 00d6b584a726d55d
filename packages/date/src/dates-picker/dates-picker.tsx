'use client';

import { useLabels } from '@guadua/utils/internal';
import { useMemo, useRef } from 'react';
import { clampDay } from '../calendar/grid/grid-keys';
import type { Violation } from '../core/constraints';
import type { Day } from '../core/day';
import { PickerField } from '../field/picker-field';
import type { PickerContent } from '../field/picker-field.types';
import { calendarLabelsEsCO, datesLabelsEsCO } from '../labels/es-co';
import { formatMoment } from '../text/date-text';
import { inputPattern } from '../text/pattern';
import type { Unreadable } from '../value/field-state';
import { useDateContext } from '../value/use-date-context';
import type { TextFormat } from '../value/use-date-kind';
import { useTypedField } from '../value/use-typed-field';
import { violationText } from '../value/violation-text';
import { DatesCalendar } from './dates-calendar';
import type { DatesPickerProps } from './dates-picker.types';
import { type Days, daysShape, daysViolation, readTypedDays } from './days';

const COMPONENT = '<DatesPicker>';
const NONE: Days = [];

/**
 * Un campo con calendario para varias fechas sueltas, escritas o elegidas una por una. Su valor es una lista de
 * `Date`, o de textos con `valueAs="iso"`.
 * @example <DatesPicker value={dates} onChange={setDates} maxItems={5} />
 */
export function DatesPicker(props: DatesPickerProps) {
  const { maxItems = null } = props;
  const labels = useLabels('date', calendarLabelsEsCO, props.labels, 'calendar');
  const words = useLabels('date', datesLabelsEsCO, props.labels, 'dates');
  const context = useDateContext(props, COMPONENT);
  const { names, constraints, codec } = context;
  const judge = (days: Days) => daysViolation(constraints, maxItems, days);
  const pattern = inputPattern(props.inputFormat, context.locale, null);
  const shape = useMemo(() => daysShape(codec), [codec]);
  const panel = useRef<PickerContent<Day>>(null);

  const format = (days: Days) =>
    days.map((day) => formatMoment({ day, time: 0 }, pattern, names)).join(', ');
  const read = (text: string, textFormat: TextFormat) =>
    readTypedDays(text, {
      ...textFormat,
      today: context.today(),
      min: constraints.min?.day ?? null,
      max: constraints.max?.day ?? null,
    });
  const messageOf = (problem: Violation | Unreadable): string => {
    if (problem.type === 'unreadable') {
      const today = context.today();
      return words.unreadable(format([today, clampDay(today + 3)]));
    }
    if (problem.type === 'tooLong') return words.tooMany(maxItems ?? 0);
    return violationText(problem, context, labels);
  };
  const reject = (given: Days | string, problem: Violation | Unreadable) => {
    const at = 'day' in problem ? problem.day : undefined;
    props.onReject?.({
      type: 'error:date',
      reason: problem.type,
      value: typeof given === 'string' ? given : codec.zone.instant(at ?? given.at(-1) ?? 0, 0),
      message: messageOf(problem),
    });
  };
  const textFormat = { pattern, names };
  const value = useTypedField<Days, Violation, TextFormat>(props, {
    shape,
    openZone: context.isZoneKnown ? undefined : codec,
    judge,
    reject,
    messageOf,
    textFormat,
    format,
    read,
    onType: (text) => {
      const last = read(text, textFormat)?.at(-1);
      if (last !== undefined) panel.current?.show(last);
    },
  });
  const { field } = value;
  // What is typed and not settled yet is picked already: the next day joins it.
  const days = (field.isPending ? value.seen : value.value) ?? NONE;
  return (
    <PickerField
      props={props}
      field={field}
      content={panel}
      placeholder={props.placeholder ?? labels.formatHint(pattern)}
      valueText={value.value ? words.picked(value.value.length) : ''}
      clearLabel={words.clear}
      popupLabel={words.dialog}
      entryLabel={words.type}
    >
      {(open) => (
        <DatesCalendar
          {...props}
          {...open}
          value={undefined}
          field={field}
          handle={panel}
          context={context}
          days={days}
          isBlocked={() =>
            field.isPending
              ? field.validationMessage !== '' && !field.settle()
              : value.unreadable !== ''
          }
          judge={judge}
          messageOf={messageOf}
          commit={value.commit}
          onRefused={reject}
          labels={labels}
          words={words}
          today={context.today()}
          todayButton={props.todayButton ?? true}
        />
      )}
    </PickerField>
  );
}
