import { expectNoAxeViolations } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CheckboxGroup } from '../checkbox-group/checkbox-group';
import { Field } from '../field/field';
import { Form } from '../form/form';
import type { FormProps } from '../form/form.types';
import { FormErrors } from '../form/form-errors';
import type { FormValues } from '../form/form-names';
import { NumberInput } from '../number-input/number-input';
import { TextInput } from '../text-input/text-input';
import { Fieldset } from './fieldset';

const group = () => screen.getByRole('group', { name: 'Vigencia' });
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const description = () =>
  (group().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function Range({ disabled = false }) {
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(null);
  const wrong = from !== null && to !== null && from > to;
  return (
    <Fieldset
      legend="Vigencia"
      description="En años"
      errors={wrong ? { order: 'Termina antes de comenzar' } : null}
      disabled={disabled}
    >
      <Field label="Desde">
        <NumberInput name="desde" value={from} onChange={setFrom} />
      </Field>
      <Field label="Hasta">
        <NumberInput name="hasta" value={to} onChange={setTo} />
      </Field>
    </Fieldset>
  );
}

function Sent(props: Partial<FormProps<FormValues>>) {
  return (
    <Form {...props}>
      <FormErrors />
      <Fieldset legend="Vigencia" name="vigencia">
        <Field label="Desde">
          <TextInput name="vigencia.desde" />
        </Field>
        <CheckboxGroup aria-label="Días" name="dias" options={[{ value: 'lun', label: 'Lunes' }]} />
      </Fieldset>
      <button type="submit">Enviar</button>
    </Form>
  );
}

describe('Fieldset (FLD-7)', () => {
  it('shows the errors of the group once the focus has left it, and describes it by them', async () => {
    render(<Range />);
    expect(description()).toBe('En años');
    await userEvent.fill(input('Desde'), '9');
    await userEvent.fill(input('Hasta'), '3');
    expect(screen.queryByText('Termina antes de comenzar')).toBeNull();
    await userEvent.click(document.body);
    await expect.poll(description).toBe('En años Termina antes de comenzar');
    expect(group().hasAttribute('data-invalid')).toBe(true);
    await expectNoAxeViolations();
    await userEvent.fill(input('Hasta'), '12');
    await expect.poll(description).toBe('En años');
    expect(group().hasAttribute('data-invalid')).toBe(false);
  });

  it('disables all fields inside, in look too, and lets them send nothing', async () => {
    const { rerender } = render(<Range disabled />);
    for (const name of ['Desde', 'Hasta']) {
      expect(input(name).matches(':disabled')).toBe(true);
      expect(input(name).closest('.gd-control')?.hasAttribute('data-disabled')).toBe(true);
    }
    rerender(<Range />);
    expect(input('Desde').matches(':disabled')).toBe(false);
    rerender(
      <Fieldset legend="Fuera" disabled>
        <Fieldset legend="Dentro">
          <Field label="Campo">
            <TextInput />
          </Field>
        </Fieldset>
      </Fieldset>,
    );
    expect(input('Campo').closest('.gd-field')?.hasAttribute('data-disabled')).toBe(true);
  });

  it('shows what a form is answered about its name until something in it is edited, and leads there', async () => {
    render(<Sent onSubmit={() => ({ vigencia: 'Se cruza con otra' })} />);
    await press('Enviar');
    await expect.poll(description).toBe('Se cruza con otra');
    expect(document.activeElement).toBe(input('Desde'));
    expect(screen.getByRole('link', { name: 'Vigencia: Se cruza con otra' })).toBeTruthy();
    await userEvent.fill(input('Desde'), '2020');
    await expect.poll(description).toBe('');
    await press('Enviar');
    await expect.poll(description).toBe('Se cruza con otra');
    await userEvent.click(input('Lunes'));
    await expect.poll(description).toBe('');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('leaves to its fields what the browser refuses in them', async () => {
    render(
      <Form>
        <Fieldset legend="Vigencia">
          <Field label="Desde">
            <TextInput name="desde" required />
          </Field>
        </Fieldset>
        <button type="submit">Enviar</button>
      </Form>,
    );
    await press('Enviar');
    await expect.poll(() => screen.getAllByText('Requerido')).toHaveLength(1);
    expect(group().hasAttribute('data-invalid')).toBe(false);
  });
});
