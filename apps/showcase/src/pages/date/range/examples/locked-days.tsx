import { DateRangePicker, type DateRangePickerProps } from '@guadua/date';
import { Field } from '@guadua/forms';

export function LockedDays(props: DateRangePickerProps) {
  return (
    <Field label="Reserva" description="De 2 a 10 noches, sin cruzar lo ya reservado">
      <DateRangePicker
        lockDays={[
          ['2026-11-24', '2026-11-26'],
          ['2026-12-05', '2026-12-08'],
        ]}
        disallowLockDaysInRange
        minDays={3}
        maxDays={11}
        tooltipNumber={(days) => days - 1}
        labels={{ days: (nights) => (nights === 1 ? '1 noche' : `${nights} noches`) }}
        {...props}
      />
    </Field>
  );
}
