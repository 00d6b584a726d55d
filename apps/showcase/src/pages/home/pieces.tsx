import '@guadua/date/styles.css';
import '@guadua/file/styles.css';
import '@guadua/forms/styles.css';
import '@guadua/select/styles.css';
import { Calendar, holidaysCo, MonthPicker, TimeInput } from '@guadua/date';
import { FileInput } from '@guadua/file';
import { CurrencyInput, Field, PinInput } from '@guadua/forms';
import { Autocomplete, Select } from '@guadua/select';
import { generatePassword, passwordEntropy, snackbar, useColorScheme } from '@guadua/utils';
import { Button, ButtonGroup, ButtonGroupItem } from '@guadua/utils/ui';
import { type ComponentType, useState } from 'react';

/** The components of the wall, each in its best state; loaded when the wall comes near. */
export const PIECES = {
  select: () => (
    <Field label="Sedes">
      <Select multiple options={CITIES} defaultValue={CHOSEN} badgeLimit="fit" />
    </Field>
  ),
  calendar: () => <Calendar aria-label="Día de entrega" plugins={PLUGINS} />,
  currency: () => (
    <Field label="Valor declarado">
      <CurrencyInput prefix="$" defaultValue={1_234_567.89} clearable />
    </Field>
  ),
  pin: () => (
    <Field label="Código">
      <PinInput length={6} defaultValue="4820" />
    </Field>
  ),
  month: () => (
    <Field label="Mes del informe">
      <MonthPicker />
    </Field>
  ),
  buttons: SavingButton,
  file: () => (
    <Field label="Soportes" description="PDF o imágenes, hasta tres">
      <FileInput multiple maxItems={3} accept=".pdf,.png,.jpg" />
    </Field>
  ),
  group: () => (
    <ButtonGroup selection="single" aria-label="Periodo" name="wall-period" defaultValue="mes">
      <ButtonGroupItem value="dia">Día</ButtonGroupItem>
      <ButtonGroupItem value="mes">Mes</ButtonGroupItem>
      <ButtonGroupItem value="anio">Año</ButtonGroupItem>
    </ButtonGroup>
  ),
  time: () => (
    <Field label="Abre a las">
      <TimeInput defaultValue="14:30" />
    </Field>
  ),
  suggest: () => (
    <Field label="Ciudad">
      <Autocomplete options={CITIES} placeholder="Escribe «bo»" />
    </Field>
  ),
  snackbar: () => (
    <Button
      variant="bordered"
      onClick={() =>
        snackbar('Pedido archivado', {
          action: { label: 'Deshacer', onClick: () => snackbar('De vuelta en la lista') },
        })
      }
    >
      Archivar pedido
    </Button>
  ),
  password: NewPassword,
  theme: SchemeButton,
} satisfies Record<string, ComponentType>;

export type PieceName = keyof typeof PIECES;

const STRONG = { length: 18 };
const CHOSEN = ['Bogotá', 'Cali', 'Medellín'];
const PLUGINS = [holidaysCo()];
const CITIES = ['Bogotá', 'Bojacá', 'Boavita', 'Medellín', 'Cali', 'Barranquilla', 'Cartagena'];

function NewPassword() {
  const [password, setPassword] = useState(() => generatePassword(STRONG));
  return (
    <div className="wall-password">
      <output>{password}</output>
      <Button size="small" variant="bordered" onClick={() => setPassword(generatePassword(STRONG))}>
        Otra · {Math.round(passwordEntropy(STRONG))} bits
      </Button>
    </div>
  );
}

function SchemeButton() {
  const { scheme, toggle } = useColorScheme();
  return (
    <Button variant="bordered" onClick={toggle}>
      {scheme === 'dark' ? 'Pasar a claro' : 'Pasar a oscuro'}
    </Button>
  );
}

function SavingButton() {
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await new Promise((resolve) => setTimeout(resolve, 1400));
    setSaving(false);
  };
  return (
    <Button tone="primary" loading={saving} onClick={() => void save()}>
      Guardar cambios
    </Button>
  );
}
