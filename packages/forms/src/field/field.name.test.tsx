import { expectConsole } from '@guadua/testing';
import { ButtonGroup, ButtonGroupItem } from '@guadua/utils/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxGroup } from '../checkbox-group/checkbox-group';
import { NativeSelect } from '../choice/native-select';
import { RadioGroup } from '../choice/radio-group';
import { Checkbox } from '../choice/toggle';
import { Form } from '../form/form';
import { NumberInput } from '../number-input/number-input';
import { PinInput } from '../pin-input/pin-input';
import { TextArea } from '../text-area/text-area';
import { TextInput } from '../text-input/text-input';
import { Field } from './field';
import { useField } from './use-field';

const options = [{ value: 'a', label: 'Ana' }];

function Own() {
  return <input {...useField().controlProps} defaultValue="x" />;
}

describe('the name of a Field (FLD-1)', () => {
  it.each<[string, ReactElement, unknown, string[]]>([
    ['TextInput', <TextInput key="" defaultValue="x" />, 'x', ['x']],
    ['TextArea', <TextArea key="" defaultValue="x" />, 'x', ['x']],
    ['NumberInput', <NumberInput key="" defaultValue={1234} />, 1234, ['1234']],
    ['PinInput', <PinInput key="" defaultValue="1234" />, '1234', ['1234']],
    ['Checkbox', <Checkbox key="" defaultValue />, true, ['on']],
    ['NativeSelect', <NativeSelect key="" options={options} defaultValue="a" />, 'a', ['a']],
    ['RadioGroup', <RadioGroup key="" options={options} defaultValue="a" />, 'a', ['a']],
    [
      'CheckboxGroup',
      <CheckboxGroup key="" options={options} defaultValue={['a']} />,
      ['a'],
      ['a'],
    ],
    [
      'ButtonGroup',
      <ButtonGroup key="" selection="single" defaultValue="a">
        <ButtonGroupItem value="a">Ana</ButtonGroupItem>
      </ButtonGroup>,
      'a',
      ['a'],
    ],
    ['a control of the application', <Own key="" />, 'x', ['x']],
  ])('is that of its %s', async (_, control, value, sent) => {
    const onSubmit = vi.fn();
    render(
      <Form onSubmit={onSubmit}>
        <Field label="Campo" name="campo">
          {control}
        </Field>
        <button type="submit">Enviar</button>
      </Form>,
    );
    await userEvent.click(screen.getByText('Enviar'));
    const [values, { formData }] = onSubmit.mock.lastCall ?? [];
    expect(values).toEqual({ campo: value });
    expect(formData.getAll('campo')).toEqual(sent);
  });

  it('gives way to the name of a control', async () => {
    const onSubmit = vi.fn();
    render(
      <Form onSubmit={onSubmit} errors={{ propio: 'De ahí' }}>
        <Field label="Campo" name="campo">
          <TextInput name="propio" />
        </Field>
        <button type="submit">Enviar</button>
      </Form>,
    );
    expect(await screen.findByText('De ahí')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Campo'), 'x');
    await vi.waitFor(() => expect(screen.queryByText('De ahí')).toBeNull());
    await userEvent.click(screen.getByText('Enviar'));
    await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ propio: 'x' }));
  });

  it('is missed in development where a value would go nowhere', () => {
    render(
      <Form>
        <TextInput aria-label="Filtro" onChange={() => {}} />
      </Form>,
    );
    expect(console.warn).not.toHaveBeenCalled();
    render(
      <Form>
        <Field label="Campo">
          <TextInput />
        </Field>
      </Form>,
    );
    expectConsole('warn', 'Guadua <Form> holds a control without a `name`');
  });
});

describe('the mark of a required control (FLD-1)', () => {
  it('stands at the label, whether the field or its control says it', () => {
    const isMarked = () => screen.getByText('Campo').matches('[data-required]');
    const view = (isFieldRequired: boolean | undefined, isControlRequired: boolean) => (
      <Field label="Campo" required={isFieldRequired}>
        <TextInput required={isControlRequired} />
      </Field>
    );
    const { rerender } = render(view(undefined, true));
    expect(isMarked()).toBe(true);
    rerender(view(undefined, false));
    expect(isMarked()).toBe(false);
    rerender(view(true, false));
    expect(isMarked()).toBe(true);
    rerender(view(false, true));
    expect(isMarked()).toBe(false);
  });
});
