'use client';

import { useLabels } from '@guadua/utils/internal';
import { useMemo, useState } from 'react';
import { RANGE_PARTS } from '../calendar/range-parts';
import { Picker } from '../date-picker/picker';
import type { OwnInputs } from '../field/picker-field.types';
import { rangeFieldsLabelsEsCO } from '../labels/es-co';
import { changedText, type TypedField } from '../value/use-typed-field';
import type { DateRangeFieldsProps } from './date-range-fields.types';
import { TwoInputs } from './two-inputs';
import { BETWEEN_INPUTS, joinTexts, readTwoTexts, readTypedEnd, splitTexts } from './two-texts';

/**
 * Un rango con dos campos, uno para cada extremo, y un solo calendario. Lo demás es como en `DateRangePicker`.
 * @example <DateRangeFields startName="llegada" endName="salida" value={stay} onChange={setStay} />
 */
export function DateRangeFields<Start extends string = 'from', End extends string = 'to'>({
  startName,
  endName,
  ...props
}: DateRangeFieldsProps<Start, End>) {
  const labels = useLabels('date', rangeFieldsLabelsEsCO, props.labels, 'rangeFields');
  const calendarLabels = useMemo(
    () => ({ ...props.labels, unreadable: labels.unreadable }),
    [labels, props.labels],
  );
  // The sheet of a small screen asks for the end whose input had the focus last.
  const [isEnd, setIsEnd] = useState(false);
  const names = [startName, endName];
  const inputs: OwnInputs = {
    names,
    render: (given) => (
      <TwoInputs {...given} labels={labels} names={names} onEndChange={setIsEnd} />
    ),
    entry: (field) => ({
      label: isEnd ? labels.typeEnd : labels.typeStart,
      field: entryOf(field, isEnd, setIsEnd),
    }),
    earlyText: textOfBoth,
  };
  return (
    <Picker
      {...props}
      labels={calendarLabels}
      component="<DateRangeFields>"
      range={RANGE_PARTS}
      rangeText={RANGE_TEXT}
      inputs={inputs}
    />
  );
}

const RANGE_TEXT = { read: readTwoTexts, readEnd: readTypedEnd, between: BETWEEN_INPUTS };

function entryOf(
  field: TypedField,
  isEnd: boolean,
  setIsEnd: (isEnd: boolean) => void,
): TypedField {
  const [start, end] = splitTexts(field.text);
  const [own, other] = isEnd ? [end, start] : [start, end];
  const isHalf = own.trim() !== '' && other.trim() === '' && field.sent.length === 0;
  return {
    ...field,
    text: isEnd ? end : start,
    type: (text) => field.type(isEnd ? joinTexts(start, text) : joinTexts(text, end)),
    settle: () => !isHalf && field.settle(),
    askForRest: () => {
      if (isHalf) setIsEnd(!isEnd);
      return isHalf;
    },
  };
}

function textOfBoth(first: HTMLInputElement): string | undefined {
  const inputs = first.parentElement?.querySelectorAll<HTMLInputElement>('[role="combobox"]') ?? [];
  const [start, end] = inputs;
  const isChanged = [...inputs].some((input) => changedText(input) !== undefined);
  return isChanged ? joinTexts(start?.value ?? '', end?.value ?? '') : undefined;
}
