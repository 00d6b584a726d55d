// biome-ignore-all lint/style/noExcessiveLinesPerFile: one form of a health insurer, and each way it could send wrong data

import '@guadua/utils/styles.css';
import '@guadua/forms/styles.css';
import { DatePicker } from '@guadua/date';
import { FileInput } from '@guadua/file';
import {
  Checkbox,
  CheckboxGroup,
  CurrencyInput,
  Field,
  Fieldset,
  Form,
  FormErrors,
  type FormProps,
  fromRHF,
  NumberInput,
  type ServerErrors,
  TextInput,
  useFormRows,
  useFormState,
} from '@guadua/forms';
import { NitInput } from '@guadua/forms/colombia';
import { Select } from '@guadua/select';
import { zodResolver } from '@hookform/resolvers/zod';
import { cleanup, render, screen } from '@testing-library/react';
import { useActionState } from 'react';
import { Controller, useFieldArray, useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { z } from 'zod';

const INSURERS = [
  { id: 1, name: 'Salud del Río' },
  { id: 2, name: 'Nueva Vida' },
];
const PROGRAMS = [
  { value: 'dental', label: 'Odontología' },
  { value: 'visual', label: 'Visión' },
];
const AFFILIATION = z.object({
  nit: z.string(),
  salario: z.number(),
  correo: z.string(),
  pagina: z.string(),
  eps: z.number(),
  nacimiento: z.string(),
  programas: z.array(z.string()),
  soportes: z.array(z.file()),
  beneficiarios: z.array(z.object({ nombre: z.string().min(1), edad: z.number() })),
  acepto: z.boolean(),
});
type Affiliation = z.output<typeof AFFILIATION>;
type Beneficiary = Affiliation['beneficiarios'][number];

const ANA = { nombre: 'Ana', edad: 9 };
const LUIS = { nombre: 'Luis', edad: 4 };
const WHOLE = {
  nit: '900373913-4',
  salario: 4_500_000,
  correo: 'ana@example.com',
  eps: 2,
  nacimiento: '1985-03-05',
  beneficiarios: [ANA, LUIS],
  acepto: true,
};

/** The fields as the README writes them; the legends tell two beneficiaries apart. */
function Fields() {
  const rows = useFormRows<Beneficiary>('beneficiarios');
  return (
    <>
      <Field label="NIT de la empresa" name="nit">
        <NitInput required />
      </Field>
      <Field label="Salario" name="salario">
        <CurrencyInput required />
      </Field>
      <Field label="Correo" name="correo">
        <TextInput type="email" required />
      </Field>
      <Field label="Página" name="pagina">
        <TextInput type="url" />
      </Field>
      <Field label="EPS" name="eps">
        <Select options={INSURERS} required />
      </Field>
      <Field label="Nacimiento" name="nacimiento">
        <DatePicker valueAs="iso" required />
      </Field>
      <Field label="Programas" name="programas">
        <CheckboxGroup options={PROGRAMS} />
      </Field>
      <Field label="Soportes" name="soportes">
        <FileInput multiple accept=".pdf" />
      </Field>
      {rows.rows.map((row) => (
        <Fieldset key={row.id} legend={`Beneficiario ${row.index + 1}`}>
          <Field label="Nombre">
            <TextInput {...row.field('nombre')} required />
          </Field>
          <Field label="Edad">
            <NumberInput {...row.field('edad')} required />
          </Field>
          <button type="button" onClick={() => rows.move(row.id, row.index + 1)}>
            Bajar {row.index + 1}
          </button>
          <button type="button" onClick={() => rows.remove(row.id)}>
            Quitar {row.index + 1}
          </button>
        </Fieldset>
      ))}
      {rows.announcer}
      <Field>
        <Checkbox name="acepto" required>
          Acepto los términos
        </Checkbox>
      </Field>
    </>
  );
}

type Given = Omit<FormProps<Affiliation>, 'schema' | 'onSubmit' | 'children'>;

function show(props: Given = {}) {
  const onSubmit = vi.fn<(values: Affiliation) => void>();
  render(
    <Form schema={AFFILIATION} onSubmit={onSubmit} {...props}>
      <FormErrors />
      <Fields />
      <Dirty />
      <button type="submit">Afiliar</button>
    </Form>,
  );
  return onSubmit;
}

function Dirty() {
  return <output>{useFormState().dirty ? 'Con cambios' : 'Sin cambios'}</output>;
}

const input = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Afiliar' }));
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const page = () => document.body.textContent ?? '';
const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
/** Whether the browser would ask before the page is left. */
const asks = () => {
  const leave = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leave);
  return leave.defaultPrevented;
};
const DRAFT = 'borrador-afiliacion';
const draft = () => JSON.parse(localStorage.getItem(DRAFT) ?? '{}');

beforeEach(() => localStorage.removeItem(DRAFT));
afterEach(cleanup);

describe('the affiliation to a health insurer (FRM-3)', () => {
  it.each(['900373913-5', '900373913', '12', '9003739134'])(
    'is not sent with the NIT %s, and says why',
    async (typed) => {
      const onSubmit = show({ defaultValues: { ...WHOLE, nit: null } });
      await userEvent.type(input(/^NIT/), typed);
      await send();
      await expect.poll(links).toHaveLength(1);
      expect(links()[0]).toMatch(/^NIT de la empresa: ./);
      expect(input(/^NIT/)).toHaveFocus();
      expect(onSubmit).not.toHaveBeenCalled();
      await userEvent.fill(input(/^NIT/), '900373913-4');
      await send();
      await expect.poll(() => onSubmit.mock.lastCall?.[0].nit).toBe('900373913-4');
    },
  );

  it('has one shape for lists, however many things are chosen', async () => {
    const onSubmit = show({ defaultValues: { ...WHOLE, beneficiarios: [] } });
    const sent = async () => {
      onSubmit.mockClear();
      await send();
      await expect.poll(() => onSubmit.mock.lastCall?.[0]).toBeDefined();
      const [values] = onSubmit.mock.lastCall ?? [];
      return [values?.programas, values?.soportes.map(({ name }) => name), values?.beneficiarios];
    };
    expect(await sent()).toEqual([[], [], []]);
    await userEvent.click(input('Visión'));
    const files = document.querySelector<HTMLInputElement>('input[type=file]') ?? input('Soportes');
    await userEvent.upload(files, pdf('a.pdf'));
    await expect.poll(page).toContain('a.pdf');
    expect(await sent()).toEqual([['visual'], ['a.pdf'], []]);
    await userEvent.click(input('Odontología'));
    await userEvent.upload(files, [pdf('a.pdf'), pdf('b.pdf')]);
    await expect.poll(page).toContain('b.pdf');
    expect(await sent()).toEqual([['dental', 'visual'], ['a.pdf', 'b.pdf'], []]);
  });

  it('gives the values the types that the schema promises', async () => {
    const onSubmit = show({ defaultValues: WHOLE });
    await userEvent.fill(input('Salario'), '5.200.000');
    await send();
    await expect.poll(() => onSubmit.mock.lastCall?.[0]).toBeDefined();
    const [values] = onSubmit.mock.lastCall ?? [];
    // No cast: that this compiles is half of the test.
    expect(values?.salario.toFixed(2)).toBe('5200000.00');
    expect(values).toEqual({
      ...WHOLE,
      salario: 5_200_000,
      pagina: '',
      programas: [],
      soportes: [],
    });
  });

  it('keeps a draft of what is chosen, too, and begins with it', async () => {
    const keep = (values: object) => localStorage.setItem(DRAFT, JSON.stringify(values));
    show({ onValuesChange: keep });
    await userEvent.click(screen.getByRole('combobox', { name: /EPS/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Nueva Vida' }));
    await expect.poll(() => draft().eps).toBe(2);
    await userEvent.click(input(/^Nacimiento/));
    await userEvent.keyboard('5/3/1985{Enter}');
    await expect.poll(() => draft().nacimiento).toBe('1985-03-05');
    await userEvent.click(input('Visión'));
    await expect.poll(() => draft().programas).toEqual(['visual']);
    cleanup();
    show({ defaultValues: draft() });
    expect(screen.getByRole('combobox', { name: /EPS/ })).toHaveTextContent('Nueva Vida');
    expect(input(/^Nacimiento/)).toHaveValue('05/03/1985');
    expect(input('Visión')).toBeChecked();
  });

  it('asks before it is left once a beneficiary was taken away or moved', async () => {
    show({ defaultValues: WHOLE, confirmLeave: true });
    expect(asks()).toBe(false);
    await userEvent.click(screen.getByText('Bajar 1'));
    await expect.poll(asks).toBe(true);
    await userEvent.click(screen.getByText('Bajar 1'));
    await expect.poll(asks).toBe(false);
    await userEvent.click(screen.getByText('Quitar 2'));
    await expect.poll(asks).toBe(true);
    expect(page()).toContain('Con cambios');
  });

  it('says in Spanish what a browser would say in its own language', async () => {
    render(
      <form>
        <Field label="Correo">
          <TextInput name="correo" type="email" />
        </Field>
        <Field label="Página">
          <TextInput name="pagina" type="url" />
        </Field>
        <Field label="Clave">
          <TextInput name="clave" minLength={5} />
        </Field>
        <Field label="Código">
          <TextInput name="codigo" pattern="[0-9]+" />
        </Field>
        <Field label="Ciudad">
          <TextInput name="ciudad" required />
        </Field>
        <button type="submit">Afiliar</button>
      </form>,
    );
    await userEvent.type(input('Correo'), 'ana');
    await userEvent.type(input('Página'), 'ana');
    await userEvent.type(input('Clave'), 'a');
    await userEvent.type(input('Código'), 'a');
    await send();
    const said = () =>
      ['Correo', 'Página', 'Clave', 'Código', 'Ciudad'].map((label) => {
        const ids = input(label).getAttribute('aria-describedby')?.split(' ') ?? [];
        return ids.map((id) => document.getElementById(id)?.textContent).join('');
      });
    await expect
      .poll(said)
      .toEqual([
        'Escribe un correo como nombre@ejemplo.com',
        'Escribe una dirección web como https://ejemplo.com',
        'Escribe al menos 5 caracteres',
        'No tiene el formato que se pide',
        'Requerido',
      ]);
    // Its own bubble repeats what the field says.
    expect(input('Correo').validationMessage).toBe('Escribe un correo como nombre@ejemplo.com');
  });

  it('takes errors in one shape wherever they come from', async () => {
    const answer = async (): Promise<ServerErrors> => {
      const errors: ServerErrors = {};
      errors['beneficiarios[1].nombre'] = 'Ya está afiliado';
      errors.correo = { key: 'alreadyExists' };
      return errors;
    };
    function ByAction() {
      const [errors, action] = useActionState(answer, {});
      return (
        <Form action={action} errors={errors} defaultValues={WHOLE}>
          <Fields />
          <button type="submit">Afiliar</button>
        </Form>
      );
    }
    render(
      <>
        <ByAction />
        <Field label="Nota" errors="Muy corta" when="always">
          <TextInput name="nota" />
        </Field>
      </>,
    );
    expect(page()).toContain('Muy corta');
    await send();
    await expect.poll(page).toContain('Ya está afiliado');
    expect(page()).toContain('Ya existe');
    const wrong = Array.from(document.querySelectorAll('[aria-invalid=true]'));
    expect(wrong.map((one) => one.getAttribute('name'))).toEqual([
      'correo',
      'beneficiarios[1].nombre',
      'nota',
    ]);
  });

  it('marks which fields are required, by their controls', () => {
    show();
    const mark = (text: string) => {
      const label = screen.getByText(text, { selector: 'label' });
      return getComputedStyle(label, '::after').content;
    };
    for (const text of ['NIT de la empresa', 'Salario', 'EPS', 'Nacimiento']) {
      expect(mark(text), text).toContain('*');
    }
    for (const text of ['Página', 'Soportes', 'Programas']) {
      expect(mark(text), text).not.toContain('*');
    }
  });

  it('says in the summary which row and which box is meant', async () => {
    show({
      defaultValues: { ...WHOLE, acepto: false },
      errors: { 'beneficiarios[1].nombre': 'Ya está afiliado' },
    });
    await expect.poll(links).toEqual(['Beneficiario 2: Nombre: Ya está afiliado']);
    await send();
    await expect.poll(links).toEqual(['Acepto los términos: Requerido']);
    await userEvent.click(screen.getByRole('link'));
    expect(input(/Acepto/)).toHaveFocus();
  });

  it('leads to the first error at once where React Hook Form and zod refuse it, rows included', async () => {
    const SHORT = z.object({
      nombre: z.string().min(3, 'Muy corto'),
      beneficiarios: z.array(z.object({ nombre: z.string().min(3, 'Muy corto') })),
    });
    const onValid = vi.fn();
    function ByHookForm() {
      const { control, handleSubmit } = useForm({
        resolver: zodResolver(SHORT),
        defaultValues: { nombre: '', beneficiarios: [{ nombre: 'Ana' }, { nombre: 'L' }] },
        shouldFocusError: false,
      });
      const { fields } = useFieldArray({ control, name: 'beneficiarios' });
      const submit = handleSubmit(onValid);
      const names = ['nombre', ...fields.map((_, at) => `beneficiarios.${at}.nombre`)] as const;
      return (
        <Form onSubmit={() => submit()}>
          <FormErrors />
          {names.map((name, at) => (
            <Controller
              key={name}
              name={name as 'nombre'}
              control={control}
              render={({ field, fieldState }) => (
                <Field label={`Persona ${at}`} errors={fromRHF(fieldState.error)}>
                  <TextInput {...field} />
                </Field>
              )}
            />
          ))}
          <button type="submit">Afiliar</button>
        </Form>
      );
    }
    render(<ByHookForm />);
    await send();
    await expect.poll(links).toEqual(['Persona 0: Muy corto', 'Persona 2: Muy corto']);
    await expect.poll(() => document.activeElement).toBe(input('Persona 0'));
    expect(onValid).not.toHaveBeenCalled();
  });
});
