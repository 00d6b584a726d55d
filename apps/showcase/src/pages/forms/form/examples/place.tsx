import { Field, Form, FormErrors, required, useField } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { useEffect, useId, useRef, useState } from 'react';

export function Delivery() {
  const [place, setPlace] = useState('');
  const [sent, setSent] = useState('');
  return (
    <Form onSubmit={({ lugar }) => setSent(String(lugar))}>
      <FormErrors headingLevel={4} />
      <Field
        label="Lugar de entrega"
        description="Se busca solo cuando lo pides"
        required
        errors={required(place)}
        labels={{ errors: { required: () => 'Pide que busquemos dónde estás' } }}
      >
        <Place name="lugar" value={place} onChange={setPlace} />
      </Field>
      <div className="form-buttons">
        <Button type="submit" tone="primary">
          Pedir
        </Button>
        <Button type="reset">Empezar de nuevo</Button>
      </div>
      <p role="status">{sent && `Pedido para ${sent}`}</p>
    </Form>
  );
}

interface PlaceProps {
  name: string;
  value: string;
  onChange: (place: string) => void;
}

/** Un control propio: un botón que averigua un valor, y se demora. */
function Place({ name, value, onChange }: PlaceProps) {
  const textId = useId();
  const [searching, setSearching] = useState(false);
  const search = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { rootProps, controlProps, disabled, onEdit } = useField({
    name,
    labelled: 'id',
    filled: value !== '',
    pending: searching,
    onReset() {
      // Una respuesta posterior ya no interesa a nadie.
      clearTimeout(search.current);
      setSearching(false);
      onChange('');
    },
  });
  useEffect(() => () => clearTimeout(search.current), []);
  const find = () => {
    clearTimeout(search.current);
    setSearching(true);
    search.current = setTimeout(() => {
      setSearching(false);
      onEdit();
      onChange('Calle 12 # 3-45, Bogotá');
    }, 1200);
  };
  return (
    <div {...rootProps}>
      <Button
        {...controlProps}
        aria-labelledby={`${controlProps['aria-labelledby']} ${textId}`}
        disabled={disabled}
        onClick={find}
      >
        <span id={textId}>{searching ? 'Buscando…' : value || 'Usar mi ubicación'}</span>
      </Button>
      <input type="hidden" name={name} value={value} disabled={disabled} />
    </div>
  );
}
