import { format } from 'date-fns';
import { es } from 'date-fns/locale';
import { type FormEvent, useId, useState } from 'react';
import DatePicker, { registerLocale } from 'react-datepicker';
import 'react-datepicker/dist/react-datepicker.css';

registerLocale('es', es);

// Hay que escribirlos cada año.
const HOLIDAYS = [new Date(2026, 11, 8), new Date(2026, 11, 25)];
const FIRST = new Date(2026, 11, 1);

export function Hearing() {
  const id = useId();
  const [date, setDate] = useState<Date | null>(null);
  const [error, setError] = useState('');
  const [sent, setSent] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    setError(date ? '' : 'Requerido');
    if (date) setSent(JSON.stringify({ audiencia: format(date, 'yyyy-MM-dd') }));
  };
  return (
    <form noValidate onSubmit={send}>
      <label htmlFor={id}>Audiencia</label>
      <DatePicker
        id={id}
        locale="es"
        dateFormat="dd/MM/yyyy"
        placeholderText="dd/mm/aaaa"
        selected={date}
        onChange={setDate}
        minDate={FIRST}
        excludeDates={HOLIDAYS}
        ariaInvalid={String(error !== '')}
        ariaDescribedBy={`${id}-error`}
      />
      <p id={`${id}-error`} role="alert">
        {error}
      </p>
      <button type="submit">Enviar</button>
      <p role="status">{sent}</p>
    </form>
  );
}
