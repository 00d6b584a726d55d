import '@guadua/utils/styles.css';
import '@guadua/forms/styles.css';
import '@guadua/forms/colombia.css';
import { Field, TextInput, textRules } from '@guadua/forms';
import { NitInput } from '@guadua/forms/colombia';
import { GuaduaProvider, snackbar } from '@guadua/utils';
import { Button, Snackbars } from '@guadua/utils/ui';

export function Registro() {
  return (
    // Opcional: sin él, los textos están en español de Colombia.
    <GuaduaProvider locale="es-CO">
      <form action={(datos) => void snackbar(`Hola, ${datos.get('nombre')}`)}>
        <Field label="Nombre">
          <TextInput name="nombre" rules={textRules({ textCase: 'name' })} required />
        </Field>
        <Field label="NIT">
          <NitInput name="nit" required />
        </Field>
        <Button type="submit" tone="primary">
          Registrar
        </Button>
      </form>
      <Snackbars />
    </GuaduaProvider>
  );
}
