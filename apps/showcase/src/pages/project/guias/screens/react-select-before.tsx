import { type FormEvent, useId, useState } from 'react';
import Select, { type MultiValue } from 'react-select';

interface City {
  value: string;
  label: string;
}

const CITIES: City[] = [
  { value: '11001', label: 'Bogotá' },
  { value: '05001', label: 'Medellín' },
  { value: '15001', label: 'Tunja' },
];

export function Delivery() {
  const id = useId();
  const [cities, setCities] = useState<MultiValue<City>>([]);
  const [error, setError] = useState('');
  const [sent, setSent] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    setError(cities.length > 0 ? '' : 'Requerido');
    // El formulario no conoce el valor: hay que sacarlo del estado.
    if (cities.length > 0) setSent(JSON.stringify({ ciudades: cities.map(({ value }) => value) }));
  };
  return (
    <form noValidate onSubmit={send}>
      <label htmlFor={id}>Ciudades</label>
      <Select
        isMulti
        inputId={id}
        options={CITIES}
        value={cities}
        onChange={setCities}
        placeholder="Elige"
        noOptionsMessage={() => 'Sin resultados'}
        aria-invalid={error !== ''}
        aria-errormessage={`${id}-error`}
      />
      <p id={`${id}-error`} role="alert">
        {error}
      </p>
      <button type="submit">Enviar</button>
      <p role="status">{sent}</p>
    </form>
  );
}
