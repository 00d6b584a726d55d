import { eachInTurn } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CheckboxGroup } from '../checkbox-group/checkbox-group';
import { NativeSelect } from '../choice/native-select';
import { RadioGroup } from '../choice/radio-group';
import { Checkbox } from '../choice/toggle';
import { AddressInput } from '../colombia/address-input/address-input';
import { Field } from '../field/field';
import { Fieldset } from '../fieldset/fieldset';
import { NumberInput } from '../number-input/number-input';
import { numberSteppers } from '../number-steppers/number-steppers';
import { PinInput } from '../pin-input/pin-input';
import { TextArea } from '../text-area/text-area';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';
import { useFormState } from './use-form-state';

function Changes({ of }: { of: string }) {
  const { dirty } = useFormState();
  return <p>{`${of}: ${dirty ? 'con' : 'sin'} cambios`}</p>;
}

/** Two forms; the control stands in the first. */
function Forms({ children }: { children: ReactElement }) {
  return (
    <>
      <Form id="uno" onSubmit={() => {}}>
        {children}
        <TextInput aria-label="Otro" name="otro" />
        <Changes of="Uno" />
      </Form>
      <Form id="dos" onSubmit={() => {}}>
        <Changes of="Dos" />
      </Form>
    </>
  );
}

const options = ['Uno', 'Dos'].map((value) => ({ value, label: value }));
const type = (role: 'textbox' | 'spinbutton' | 'combobox', keys: string) => async () => {
  await userEvent.click(screen.getAllByRole(role)[0] ?? document.body);
  await userEvent.keyboard(keys);
};
const press = (name: string) => () => userEvent.click(screen.getByLabelText(name));
const isDirty = (form: string) => screen.queryByText(`${form}: con cambios`) !== null;

const named = { 'aria-label': 'Campo', name: 'campo' };
const controls: [string, (form: string) => ReactElement, () => Promise<unknown>][] = [
  ['a TextInput', (form) => <TextInput {...named} form={form} />, type('textbox', 'x')],
  ['a TextArea', (form) => <TextArea {...named} form={form} />, type('textbox', 'x')],
  ['a PinInput', (form) => <PinInput {...named} form={form} />, type('textbox', '1')],
  ['an AddressInput', (form) => <AddressInput {...named} form={form} />, type('combobox', 'Calle')],
  [
    'a button of a NumberInput',
    (form) => <NumberInput {...named} form={form} step={1} steppers={numberSteppers()} />,
    () => userEvent.click(screen.getAllByRole('button')[0] ?? document.body),
  ],
  ['a Checkbox', (form) => <Checkbox {...named} form={form} />, press('Campo')],
  [
    'a NativeSelect',
    (form) => <NativeSelect {...named} form={form} options={options} />,
    () => userEvent.selectOptions(screen.getByLabelText('Campo'), 'Dos'),
  ],
  ['a RadioGroup', (form) => <RadioGroup {...named} form={form} options={options} />, press('Dos')],
  [
    'a CheckboxGroup',
    (form) => <CheckboxGroup {...named} form={form} options={options} />,
    press('Dos'),
  ],
];

describe('an edit is one of the form that the control belongs to (FRM-6)', () => {
  eachInTurn(controls, 3)('%s in no field, which names another form', async (_, control, edit) => {
    render(<Forms>{control('dos')}</Forms>);
    await edit();
    await userEvent.tab();
    expect(isDirty('Uno')).toBe(false);
  });

  eachInTurn(controls, 3)(
    '%s in no field, which names the form round it',
    async (_, control, edit) => {
      render(<Forms>{control('uno')}</Forms>);
      await edit();
      await expect.poll(() => isDirty('Uno')).toBe(true);
      expect(isDirty('Dos')).toBe(false);
    },
  );

  it('the native event of one that names another form reaches that form', async () => {
    render(
      <Forms>
        <TextInput {...named} form="dos" />
      </Forms>,
    );
    await type('textbox', 'x')();
    await expect.poll(() => isDirty('Dos')).toBe(true);
    expect(isDirty('Uno')).toBe(false);
  });

  it('one in a field, and in a group of fields', async () => {
    render(
      <Forms>
        <Fieldset legend="Grupo" name="grupo">
          <Field label="Campo">
            <TextInput name="campo" form="dos" />
          </Field>
        </Fieldset>
      </Forms>,
    );
    await type('textbox', 'x')();
    await expect.poll(() => isDirty('Dos')).toBe(true);
    expect(isDirty('Uno')).toBe(false);
  });
});
