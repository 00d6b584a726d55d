import { GuaduaProvider } from '@guadua/utils';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type } from 'arktype';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CheckboxGroup } from '../checkbox-group/checkbox-group';
import { NativeSelect } from '../choice/native-select';
import { Checkbox } from '../choice/toggle';
import { Field } from '../field/field';
import { formsLabelsEnUS } from '../labels/en-us';
import { NumberInput } from '../number-input/number-input';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';
import type { FormProps } from './form.types';
import { FormErrors } from './form-errors';

const OWN = 'Escribe un apodo';
const ARTS = [{ value: 'arte', label: 'Arte' }];

/** The same demands in the words of three libraries. */
const SCHEMAS = {
  zod: z.object({
    nombre: z.string().min(1),
    apodo: z.string().min(1, OWN),
    correo: z.email(),
    salario: z.number(),
    temas: z.array(z.string()).min(1),
    area: z.enum(['arte']),
    acepto: z.literal(true),
    largo: z.string().min(5),
  }),
  valibot: v.object({
    nombre: v.pipe(v.string(), v.nonEmpty()),
    apodo: v.pipe(v.string(), v.nonEmpty(OWN)),
    correo: v.pipe(v.string(), v.email()),
    salario: v.number(),
    temas: v.pipe(v.array(v.string()), v.minLength(1)),
    area: v.picklist(['arte']),
    acepto: v.literal(true),
    largo: v.pipe(v.string(), v.minLength(5)),
  }),
  arktype: type({
    nombre: 'string > 0',
    apodo: type('string > 0').configure({ message: OWN }),
    correo: 'string.email',
    salario: 'number',
    temas: 'string[] > 0',
    area: "'arte'",
    acepto: 'true',
    largo: 'string >= 5',
  }),
};
type Schema = NonNullable<FormProps<Record<string, unknown>>['schema']>;

async function refuse(schema: Schema, isEnglish = false) {
  const onSubmit = vi.fn();
  render(
    <GuaduaProvider labels={isEnglish ? [formsLabelsEnUS] : []}>
      <Form schema={schema} onSubmit={onSubmit}>
        <FormErrors />
        {['nombre', 'apodo', 'correo'].map((name) => (
          <Field key={name} label={name} name={name}>
            <TextInput />
          </Field>
        ))}
        <Field label="salario" name="salario">
          <NumberInput />
        </Field>
        <Field label="temas" name="temas">
          <CheckboxGroup options={ARTS} />
        </Field>
        <Field label="area" name="area">
          <NativeSelect options={ARTS} placeholder="Elige" />
        </Field>
        <Field name="acepto">
          <Checkbox>acepto</Checkbox>
        </Field>
        <Field label="largo" name="largo">
          <TextInput defaultValue="abc" />
        </Field>
        <button type="submit">Enviar</button>
      </Form>
    </GuaduaProvider>,
  );
  await userEvent.click(screen.getByText('Enviar'));
  const links = (await screen.findAllByRole('link')).map(({ textContent }) => textContent);
  expect(onSubmit).not.toHaveBeenCalled();
  return links;
}

describe('what a schema says of a missing value (FRM-3)', () => {
  it.each(Object.entries(SCHEMAS))(
    'is in our words, unless it has its own: %s',
    async (_, schema) => {
      const links = await refuse(schema);
      expect(links.slice(0, -1)).toEqual([
        'nombre: Requerido',
        `apodo: ${OWN}`,
        'correo: Requerido',
        'salario: Requerido',
        'temas: Requerido',
        'area: Requerido',
        'acepto: Requerido',
      ]);
      // What is wrong in another way is said as the schema says it.
      expect(links.at(-1)).toMatch(/^largo: .*5/);
    },
  );

  it('is in the language of the page', async () => {
    expect((await refuse(SCHEMAS.zod, true))[0]).toBe('nombre: Required');
  });
});
