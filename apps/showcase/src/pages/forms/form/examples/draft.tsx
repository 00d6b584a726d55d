import { FileInput } from '@guadua/file';
import {
  CheckboxGroup,
  Field,
  Form,
  type FormValues,
  NumberInput,
  TextInput,
  useFormRows,
} from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { useState, useSyncExternalStore } from 'react';

const KEY = 'borrador-paseo';
const MEALS = [
  { value: 'desayuno', label: 'Desayuno' },
  { value: 'almuerzo', label: 'Almuerzo' },
];

// Un archivo no cabe en un borrador: se guarda su nombre, para pedirlo otra vez.
function save({ carta, ...values }: FormValues) {
  const archivo = carta instanceof File ? carta.name : undefined;
  localStorage.setItem(KEY, JSON.stringify({ ...values, archivo }));
}

function read() {
  const text = globalThis.localStorage?.getItem(KEY);
  return text ? (JSON.parse(text) as FormValues) : undefined;
}

export function Draft() {
  const isClient = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  const [saved] = useState(read);
  const [isSent, setIsSent] = useState(false);
  // El servidor no conoce el borrador: el formulario empieza con él antes de que se vea.
  const draft = isClient ? saved : undefined;
  const send = () => {
    localStorage.removeItem(KEY);
    setIsSent(true);
  };
  return (
    <Form key={draft && 'borrador'} defaultValues={draft} onValuesChange={save} onSubmit={send}>
      <Field label="Nombre" name="nombre">
        <TextInput autoComplete="name" required />
      </Field>
      <Field label="Presupuesto" name="presupuesto">
        <NumberInput />
      </Field>
      <Field label="Comidas" name="comidas">
        <CheckboxGroup options={MEALS} />
      </Field>
      <Companions />
      <Field
        label="Carta de permiso"
        name="carta"
        description={draft?.archivo ? `Vuelve a adjuntar ${draft.archivo}` : undefined}
      >
        <FileInput />
      </Field>
      <Button type="submit" tone="primary">
        Reservar
      </Button>
      <p role="status">{isSent && 'Reserva enviada; el borrador ya no está'}</p>
    </Form>
  );
}

function Companions() {
  const { rows, add, remove, addRef, announcer } = useFormRows<{ nombre: string }>('acompanantes');
  return (
    <>
      {rows.map((row) => (
        <Field key={row.id} label={`Acompañante ${row.index + 1}`}>
          <TextInput {...row.field('nombre')} />
          <Button onClick={() => remove(row.id)}>Quitar</Button>
        </Field>
      ))}
      <Button ref={addRef} onClick={() => add()}>
        Agregar acompañante
      </Button>
      {announcer}
    </>
  );
}

const nothing = () => () => {};
