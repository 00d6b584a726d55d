import { type PeriodPickerProps, WeekPicker } from '@guadua/date';
import { Field } from '@guadua/forms';

const holyWeek = (from: Date) => from.getMonth() === 2 && from.getDate() === 30 && 'Semana Santa';

export function Week(props: PeriodPickerProps) {
  return (
    <Field label="Semana de turno">
      <WeekPicker isPeriodDisabled={holyWeek} {...props} />
    </Field>
  );
}
