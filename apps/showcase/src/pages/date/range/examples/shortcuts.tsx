import {
  businessDaysAhead,
  DateRangePicker,
  type DateRangePickerProps,
  type DateShortcutOption,
} from '@guadua/date';
import { Field } from '@guadua/forms';

const shortcuts: DateShortcutOption[] = [
  'today',
  'runningWeek',
  'lastMonth',
  { id: 'actualFortnight', label: 'Esta quincena' },
  'actualBimester',
  businessDaysAhead(15),
  {
    label: 'Temporada decembrina',
    range: (today) => ({
      from: new Date(today.getFullYear(), 11, 7),
      to: new Date(today.getFullYear() + 1, 0, 12),
    }),
  },
];

export function Shortcuts(props: DateRangePickerProps) {
  return (
    <Field label="Periodo del informe">
      <DateRangePicker shortcuts={shortcuts} maxDate="2027-06-30" {...props} />
    </Field>
  );
}
