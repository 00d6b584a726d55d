'use client';

import { Calendar, DatePicker, DateRangePicker, RangeCalendar } from '@guadua/date';
import { FileInput, ImageInput } from '@guadua/file';
import {
  AddressInput,
  Checkbox,
  CurrencyInput,
  Field,
  FieldErrors,
  MaskedInput,
  NativeSelect,
  NitInput,
  NumberInput,
  PinInput,
  RadioGroup,
  Switch,
  TextArea,
  TextInput,
} from '@guadua/forms';
import { Select } from '@guadua/select';
import { GuaduaProvider, snackbar } from '@guadua/utils';
import { Carousel, CarouselSlide } from '@guadua/utils/carousel';
import {
  createFacebookSignIn,
  createGoogleSignIn,
  FacebookButton,
  GoogleButton,
} from '@guadua/utils/social';
import {
  Button,
  ButtonGroup,
  ButtonGroupItem,
  CopyButton,
  Highlight,
  Snackbars,
  Tooltip,
} from '@guadua/utils/ui';
import { useEffect, useState } from 'react';

const google = createGoogleSignIn({ clientId: undefined });
const facebook = createFacebookSignIn({ appId: undefined });
const sizes = [
  { value: 's', label: 'Pequeño' },
  { value: 'l', label: 'Grande' },
];

/** Every component, with values to render, in one form that a test fills in. */
export function Everything() {
  const [sent, setSent] = useState('');
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <GuaduaProvider locale="es-CO">
      <form
        data-hydrated={hydrated ? '' : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          setSent(['nombre', 'ciudad', 'fecha', 'valor'].map((key) => data.get(key)).join(' · '));
        }}
      >
        <Field label="Nombre" description="Como en la cédula">
          <TextInput name="nombre" required clearable />
        </Field>
        <Field label="Notas">
          <TextArea
            name="notas"
            autoGrow
            defaultValue="Dos
líneas"
          />
        </Field>
        <Field label="Ciudad">
          <Select name="ciudad" options={['Bogotá', 'Cali', 'Medellín']} />
        </Field>
        <Field label="Personajes">
          <Select
            name="personajes"
            multiple
            options={[
              { id: 1, name: 'Batman' },
              { id: 2, name: 'Dante' },
            ]}
            defaultValue={[1, 2]}
          />
        </Field>
        <Field label="Fecha">
          <DatePicker name="fecha" time={false} openOnFocus={false} />
        </Field>
        <Field label="Viaje">
          <DateRangePicker name="viaje" plugins={['holidays-co', 'business-days']} />
        </Field>
        <Calendar aria-label="Calendario" />
        <RangeCalendar aria-label="Semanas" />
        <Field label="Valor">
          <CurrencyInput name="valor" defaultValue={1234.5} />
        </Field>
        <Field label="Cantidad">
          <NumberInput name="cantidad" defaultValue={3} />
        </Field>
        <Field label="CPF">
          <MaskedInput name="cpf" mask="cpf" defaultValue="39053344705" />
        </Field>
        <Field label="NIT">
          <NitInput name="nit" defaultValue="900123456" />
        </Field>
        <Field label="Código">
          <PinInput name="codigo" defaultValue="1234" />
        </Field>
        <Field label="Dirección">
          <AddressInput name="direccion" defaultValue="Calle 100 # 7 - 21" />
        </Field>
        <Field label="Talla">
          <NativeSelect name="talla" options={sizes} />
        </Field>
        <RadioGroup aria-label="Tamaño" name="tamano" options={sizes} defaultValue="l" />
        <Checkbox name="acepta">Acepto</Checkbox>
        <Switch name="avisos">Avisos</Switch>
        <FieldErrors errors={{ required: true }} messages={{}} />
        <Field label="Soporte">
          <FileInput name="soporte" accept=".pdf" maxSize="2MB" />
        </Field>
        <Field label="Foto">
          <ImageInput name="foto" />
        </Field>
        <ButtonGroup aria-label="Vista" selection="single" name="vista" defaultValue="lista">
          <ButtonGroupItem value="lista">Lista</ButtonGroupItem>
          <ButtonGroupItem value="mapa">Mapa</ButtonGroupItem>
        </ButtonGroup>
        <CopyButton text="npm install" />
        <Tooltip content="Ayuda">
          <Button>Con ayuda</Button>
        </Tooltip>
        <p>
          <Highlight text="Bogotá" query="bogo" />
        </p>
        <Carousel aria-label="Fotos">
          <CarouselSlide>Uno</CarouselSlide>
          <CarouselSlide>Dos</CarouselSlide>
        </Carousel>
        <GoogleButton client={google} />
        <FacebookButton client={facebook} />
        <Button onClick={() => snackbar('Aviso dado')}>Avisar</Button>
        <Button type="submit" tone="primary">
          Enviar
        </Button>
        <output>{sent}</output>
      </form>
      <Snackbars />
    </GuaduaProvider>
  );
}
