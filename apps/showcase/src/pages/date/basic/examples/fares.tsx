import { type CalendarDay, DatePicker, type DatePickerProps } from '@guadua/date';
import { Field } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';

/** Miles de pesos, por día de la semana. */
const FARES = [320, 189, 178, 214, 256, 305, 342];

const noFlight = (date: Date) => date.getDay() === 2 && 'Los martes no hay vuelo';

function drawFare({ date, number, disabled }: CalendarDay) {
  return (
    <>
      {number}
      {!disabled && <small>{FARES[date.getDay()]}</small>}
    </>
  );
}

export function Fares(props: DatePickerProps) {
  return (
    <Field label="Vuelo a Leticia">
      <DatePicker
        isDateDisabled={noFlight}
        renderDay={drawFare}
        footer={({ goTo }) => (
          <>
            En miles de pesos. <Button onClick={() => goTo('2027-03-21')}>Semana Santa</Button>
          </>
        )}
        {...props}
      />
    </Field>
  );
}
