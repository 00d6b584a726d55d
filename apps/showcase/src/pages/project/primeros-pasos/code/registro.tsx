import '@guadua/utils/styles.css';
import '@guadua/forms/styles.css';
import { Field, TextInput } from '@guadua/forms';
import { GuaduaProvider, snackbar } from '@guadua/utils';
import { Button, Snackbars } from '@guadua/utils/ui';

export function Registro() {
  return (
    // Opcional: sin él, todo está en español.
    <GuaduaProvider locale="es-CO">
      <form action={saludar}>
        <Field label="Nombre">
          <TextInput name="nombre" required />
        </Field>
        <Button type="submit">Registrar</Button>
      </form>
      <Snackbars />
    </GuaduaProvider>
  );
}

function saludar(datos: FormData) {
  snackbar(`Hola, ${datos.get('nombre')}`);
}
