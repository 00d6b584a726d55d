import { Autocomplete, type SelectFieldProps } from '@guadua/select';
import { useId } from 'react';

const CITIES = ['Bogotá, D.C.', 'Bucaramanga', 'Cali', 'Cartagena', 'Cúcuta', 'Ibagué', 'Medellín'];

export function City(props: SelectFieldProps<string>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Ciudad de envío</label>
      <Autocomplete id={id} options={CITIES} placeholder="Escribe una ciudad o vereda" {...props} />
    </>
  );
}
