import '@guadua/date/styles.css';
import '@guadua/file/styles.css';
import '@guadua/forms/styles.css';
import '@guadua/forms/colombia.css';
import '@guadua/select/styles.css';
import { DateRangePicker, holidaysCo } from '@guadua/date';
import { FileInput } from '@guadua/file';
import { Field, required } from '@guadua/forms';
import { AddressInput, NitInput, verifyNIT } from '@guadua/forms/colombia';
import { remoteList, Select } from '@guadua/select';
import { Button } from '@guadua/utils/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Figures } from '../../demo/figures';
import { findMunicipalities } from './municipalities';
import { FIRST_ORDER, ORDER_FIELDS, type Order, orderFigures, readOrder } from './order';

const PLUGINS = [holidaysCo()];
const REMOTE = remoteList({ getList: findMunicipalities });

/** An order as a Colombian shop takes it, in the library's own fields; the margin writes along. */
export function OrderForm() {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [order, setOrder] = useState<Order>(FIRST_ORDER);
  const [changes, setChanges] = useState(0);
  const [attempted, setAttempted] = useState(false);
  const [sent, setSent] = useState<readonly (readonly [string, string])[] | null>(null);

  // Right after hydration a field still sends the text that it shows; one frame later it sends its value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each change
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (form.current) setOrder(readOrder(new FormData(form.current)));
    });
    return () => cancelAnimationFrame(frame);
  }, [changes]);

  const changed = () => {
    setSent(null);
    setChanges((count) => count + 1);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const now = readOrder(data);
    setAttempted(true);
    setOrder(now);
    const wrong = ORDER_FIELDS.find(({ name }) => errorsOf(now, name));
    if (wrong) document.getElementById(`${titleId}-${wrong.name}`)?.focus();
    else setSent([...data].map(([name, value]) => [name, textOf(value)]));
  };
  const reset = () => {
    setAttempted(false);
    changed();
  };
  const field = (name: keyof Order) => ({
    id: `${titleId}-${name}`,
    required: true,
    errors: errorsOf(order, name),
    when: attempted ? ('always' as const) : ('touched' as const),
  });

  return (
    <form
      ref={form}
      noValidate
      className="sheet"
      aria-labelledby={titleId}
      onInput={changed}
      onReset={reset}
      onSubmit={submit}
    >
      <div className="sheet-fields">
        <h2 id={titleId} className="sheet-title">
          Pedido
        </h2>
        <Field label="NIT de la empresa" {...field('nit')}>
          <NitInput name="nit" defaultValue={FIRST_ORDER.nit} onChange={changed} />
        </Field>
        <Field label="Municipio" {...field('municipio')}>
          <Select
            name="municipio"
            primaryKey="code"
            groupBy="department"
            remote={REMOTE}
            onChange={changed}
          />
        </Field>
        <Field label="Dirección" {...field('direccion')}>
          <AddressInput name="direccion" defaultValue={FIRST_ORDER.direccion} onChange={changed} />
        </Field>
        <Field label="Entrega, entre" {...field('entrega')}>
          <DateRangePicker name="entrega" plugins={PLUGINS} onChange={changed} />
        </Field>
        <Field label="Orden de compra" {...field('orden')}>
          <FileInput name="orden" accept=".pdf,.png,.jpg" onChange={changed} />
        </Field>
        <div className="sheet-end">
          <Button type="submit" tone="primary">
            Enviar pedido
          </Button>
          <Button type="reset" variant="bordered">
            Empezar de nuevo
          </Button>
        </div>
      </div>
      <div className="margin">
        <p className="margin-title">En vivo</p>
        <Figures figures={orderFigures(order)} />
        <div role="status" data-live className="sheet-sent">
          {sent && (
            <>
              <p className="margin-title">Lo que recibe el servidor</p>
              <ul>
                {sent.map(([name, value]) => (
                  <li key={name + value}>
                    {name}={value}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </form>
  );
}

function errorsOf(order: Order, name: keyof Order) {
  const value = order[name];
  return required(value) ?? (name === 'nit' ? verifyNIT(value) : null);
}

function textOf(value: FormDataEntryValue): string {
  return typeof value === 'string' ? value : `${value.name} (${value.size} bytes)`;
}
