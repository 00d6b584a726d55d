import { eachInTurn, expectNoAxeViolations } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NativeSelect } from '../choice/native-select';
import { RadioGroup } from '../choice/radio-group';
import { Checkbox } from '../choice/toggle';
import { AddressInput } from '../colombia/address-input/address-input';
import { Field } from '../field/field';
import { PinInput } from '../pin-input/pin-input';
import { TextArea } from '../text-area/text-area';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';
import type { FormProps } from './form.types';
import { FormErrors } from './form-errors';
import type { FormValues } from './form-names';
import { useFormState } from './use-form-state';

const options = [
  { value: 'a', label: 'Uno' },
  { value: 'b', label: 'Dos' },
];
const send = () => userEvent.click(screen.getByText('Enviar'));
function Sent({ children, ...props }: FormProps<FormValues>) {
  return (
    <Form {...props}>
      {children}
      <button type="submit">Enviar</button>
    </Form>
  );
}

/** An application's own field, which renders when the form becomes dirty. */
function Own() {
  const { dirty } = useFormState();
  const [text, setText] = useState('');
  return (
    <input
      aria-label="Propio"
      name="propio"
      data-dirty={dirty}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

function Controlled() {
  const [text, setText] = useState('');
  return (
    <Field label="Guadua">
      <TextInput name="guadua" value={text} onChange={setText} />
    </Field>
  );
}

afterEach(() => {
  delete document.documentElement.dataset.colorScheme;
  document.body.style.removeProperty('background');
});

describe('the first error gets the focus, whatever its control is (FRM-2)', () => {
  it.each<[string, ReactElement]>([
    ['TextArea', <TextArea key="" name="campo" required />],
    ['PinInput', <PinInput key="" name="campo" required />],
    [
      'NativeSelect',
      <NativeSelect key="" name="campo" options={options} placeholder="" required />,
    ],
    ['RadioGroup', <RadioGroup key="" name="campo" options={options} required />],
    ['Checkbox', <Checkbox key="" name="campo" required />],
    ['AddressInput', <AddressInput key="" name="campo" required />],
  ])('%s', async (_, control) => {
    const onSubmit = vi.fn();
    const form = (errors: Record<string, string> | undefined, field: ReactElement) => (
      <Sent onSubmit={onSubmit} errors={errors}>
        <Field label="Antes">
          <TextInput name="antes" />
        </Field>
        <Field label="Campo">{field}</Field>
        <Field label="Después">
          <TextInput name="despues" required />
        </Field>
      </Sent>
    );
    render(form(undefined, control));
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    const holder = screen.getByText('Campo').closest('.gd-field');
    await expect.poll(() => holder?.contains(document.activeElement)).toBe(true);
    expect(holder?.hasAttribute('data-invalid')).toBe(true);
  });

  it('passes over what is not to be seen, and asks a control without a field itself', async () => {
    render(
      <Sent>
        <div style={{ display: 'none' }}>
          <Field label="Oculto">
            <TextInput name="oculto" required />
          </Field>
        </div>
        <input aria-label="Suelto" name="suelto" required />
      </Sent>,
    );
    await send();
    expect(document.activeElement).toBe(screen.getByLabelText('Suelto'));
  });
});

it('opens the closed details round the first error, and round what its summary leads to (FRM-2)', async () => {
  render(
    <Sent>
      <FormErrors />
      <details data-testid="outer">
        <summary>Más datos</summary>
        <details>
          <summary>Contacto</summary>
          <Field label="Correo">
            <TextInput name="correo" required />
          </Field>
        </details>
      </details>
    </Sent>,
  );
  const outer = screen.getByTestId<HTMLDetailsElement>('outer');
  const control = () => outer.querySelector('input');
  await send();
  await expect.poll(() => document.activeElement).toBe(control());
  outer.open = false;
  await userEvent.click(screen.getByRole('link'));
  expect(outer.open).toBe(true);
  expect(document.activeElement).toBe(control());
});

describe('a form of many fields (FRM-2)', () => {
  it('brings the focus to the first error before any of them is drawn anew', () => {
    const names = Array.from({ length: 500 }, (_, index) => `campo${index}`);
    render(
      <Sent aria-label="largo">
        {names.map((name) => (
          <Field key={name} label={name}>
            <input name={name} required={name !== 'campo0'} aria-label={name} />
          </Field>
        ))}
      </Sent>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    const drawn = () => form.querySelectorAll('[data-invalid]').length;
    let drawnBefore = -1;
    form.addEventListener('focusin', () => {
      drawnBefore = drawn();
    });
    act(() => form.requestSubmit());
    expect(document.activeElement?.getAttribute('name')).toBe('campo1');
    expect(drawnBefore).toBe(0);
    expect(drawn()).toBe(499);
  });
});

describe('many fields of one name (FRM-4)', () => {
  it('are put into order once, however many of them are wrong', async () => {
    const NAMES = Array.from({ length: 400 }, (_, index) => `campo${index}`);
    const errors = Object.fromEntries(NAMES.map((_, index) => [`telefono[${index}]`, 'No existe']));
    const form = (answered: Record<string, string>) => (
      <Form aria-label="largo" errors={answered}>
        {NAMES.map((name) => (
          <Field key={name} label={name}>
            <input name="telefono" aria-label={name} />
          </Field>
        ))}
      </Form>
    );
    const { rerender } = render(form({}));
    const compare = vi.spyOn(Element.prototype, 'compareDocumentPosition');
    rerender(form(errors));
    await expect.poll(() => screen.getAllByText('No existe').length).toBe(NAMES.length);
    // A sort of n needs about n · log n.
    expect(compare.mock.calls.length).toBeLessThan(NAMES.length * 20);
    compare.mockRestore();
  });
});

describe('the first edit of a value that a server refused (FRM-4)', () => {
  eachInTurn(['Guadua', 'Nativo', 'Propio'], 3)('loses no letter in %s', async (label) => {
    render(
      <Sent errors={{ guadua: 'No', nativo: 'No', propio: 'No' }}>
        <Controlled />
        <Field label="Nativo">
          <TextInput name="nativo" />
        </Field>
        <Own />
      </Sent>,
    );
    await expect.poll(() => screen.getAllByText('No').length).toBeGreaterThan(1);
    const input = screen.getByLabelText<HTMLInputElement>(label);
    await userEvent.click(input);
    await userEvent.keyboard('abc');
    expect(input.value).toBe('abc');
    const form = input.form as HTMLFormElement;
    await expect.poll(() => new FormData(form).get(input.name)).toBe('abc');
    await expect.poll(() => screen.getByLabelText('Propio').dataset.dirty).toBe('true');
    expect(input.value).toBe('abc');
  });
});

describe('a form of many fields (FRM-4)', () => {
  /** How often elements are searched from the submission of so many empty fields to the focus on the first. */
  async function searchesOf(count: number): Promise<number> {
    const { unmount } = render(
      <Sent>
        {Array.from({ length: count }, (_, index) => `campo ${index}`).map((name) => (
          <Field key={name} label={name}>
            <TextInput name={name} required />
          </Field>
        ))}
      </Sent>,
    );
    const first = screen.getByLabelText('campo 0');
    const one = vi.spyOn(Element.prototype, 'querySelector');
    const all = vi.spyOn(Element.prototype, 'querySelectorAll');
    const atFocus = new Promise<number>((resolve) => {
      const done = () => resolve(one.mock.calls.length + all.mock.calls.length);
      first.addEventListener('focus', done, { once: true });
    });
    await send();
    const searches = await atFocus;
    one.mockRestore();
    all.mockRestore();
    unmount();
    return searches;
  }

  it('leads to the first error with as much work for each field as in a short one', async () => {
    const few = await searchesOf(20);
    const many = await searchesOf(200);
    expect(many / 200).toBeLessThanOrEqual(few / 20);
  });
});

describe('a form before its scripts run (FRM-1)', () => {
  it('is validated by the browser itself, keeps what was entered, and takes over then', async () => {
    const onSubmit = vi.fn();
    const view = (
      <Sent onSubmit={onSubmit}>
        <Field label="Nombre">
          <TextInput name="nombre" required />
        </Field>
      </Sent>
    );
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(view);
    const form = box.querySelector('form');
    expect(form?.noValidate).toBe(false);
    expect(form?.checkValidity()).toBe(false);
    await userEvent.click(screen.getByLabelText('Nombre'));
    await userEvent.keyboard('Ana');
    const root = hydrateRoot(box, view);
    await expect.poll(() => form?.noValidate).toBe(true);
    await send();
    await expect.poll(() => onSubmit.mock.lastCall?.[0]).toEqual({ nombre: 'Ana' });
    root.unmount();
    box.remove();
  });

  it('shows what a server wrote about a field that names itself', () => {
    const html = renderToString(
      <Form errors={{ correo: 'Ya existe' }}>
        <Field label="Correo" name="correo">
          <TextInput name="correo" />
        </Field>
      </Form>,
    );
    expect(html.match(/>Ya existe</g)).toHaveLength(1);
    const [, list] = /<div id="([^"]+)"[^>]*class="gd-field__errors"/.exec(html) ?? [];
    expect(html).toContain(`aria-describedby="${list}"`);
  });
});

describe.each(['light', 'dark'] as const)('the summary, %s (CMP-6, CMP-10)', (scheme) => {
  it('has no axe violation', async () => {
    document.documentElement.dataset.colorScheme = scheme;
    document.body.style.background = 'var(--gd-surface)';
    render(
      <main>
        <h1>Página</h1>
        <Sent errors={{ nombre: 'Muy corto', otro: 'Suelto' }}>
          <FormErrors />
          <Field label="Nombre">
            <TextInput name="nombre" />
          </Field>
        </Sent>
      </main>,
    );
    await expect.poll(() => screen.queryAllByRole('listitem').length).toBe(2);
    await expectNoAxeViolations();
  });
});
