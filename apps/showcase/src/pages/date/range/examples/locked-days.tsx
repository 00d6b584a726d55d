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
        allowLockedDaysInRange={false}
        minDays={3}
        maxDays={11}
        labels={{ days: (days) => (days === 2 ? '1 noche' : `${days - 1} noches`) }}
        {...props}
      />
    </Field>
  );
}
