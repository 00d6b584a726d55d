import { Checkbox, Field, Switch, TextInput } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';

/** A piece of an application, in which every token of the page can be seen. */
export function ThemePreview() {
  return (
    <div className="tema-preview">
      <Field label="Nombre" description="Como aparece en la cédula.">
        <TextInput defaultValue="Camila Restrepo" autoComplete="off" />
      </Field>
      <Field label="Correo" errors={{ email: 'Falta la arroba' }} when="always">
        <TextInput type="email" defaultValue="camila.restrepo" autoComplete="off" />
      </Field>
      <Checkbox defaultValue>Recibe la factura por correo</Checkbox>
      <Switch defaultValue>Cliente activo</Switch>
      <div className="tema-buttons">
        <Button tone="primary">Guardar</Button>
        <Button>Cancelar</Button>
        <Button tone="primary" variant="bordered">
          Duplicar
        </Button>
      </div>
    </div>
  );
}
