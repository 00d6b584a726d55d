import { eachInTurn, enterBeforeHydration } from '@guadua/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  type ControllerRenderProps,
  type FieldValues,
  useController,
  useForm,
} from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AddressInput, DocumentInput, NitInput, PhoneInput } from './colombia';
import {
  Checkbox,
  CheckboxGroup,
  CurrencyInput,
  MaskedInput,
  NativeSelect,
  NumberInput,
  PasswordInput,
  PinInput,
  RadioGroup,
  Switch,
  TextArea,
  TextInput,
} from './index';

/** What its form would send after the scripts are loaded. */
async function sentAfter(widget: ReactElement, enter: () => Promise<void>) {
  return new FormData(await enterBeforeHydration(widget, enter)).getAll('campo');
}
const type = (text: string) => async () => {
  await userEvent.click(screen.getByLabelText('Campo'));
  await userEvent.keyboard(text);
};
const options = [
  { value: 'a', label: 'Uno' },
  { value: 'b', label: 'Dos' },
];

type KeptProps = ControllerRenderProps<FieldValues, 'campo'> & { 'aria-label': string };

/** A widget whose value a form library keeps, and what that holds. */
function Kept({
  initial,
  widget,
  report,
}: {
  initial: unknown;
  widget: (field: KeptProps) => ReactElement;
  report: (read: () => unknown) => void;
}) {
  const { control, getValues } = useForm<FieldValues>({ defaultValues: { campo: initial } });
  const { field } = useController({ name: 'campo', control });
  report(() => getValues('campo'));
  return widget({ ...field, 'aria-label': 'Campo' });
}

describe('what was entered before hydration reaches a form library that keeps the value (TXC-6)', () => {
  const select = () => userEvent.selectOptions(screen.getByLabelText('Campo'), 'b');
  const click = (name: string) => () => userEvent.click(screen.getByLabelText(name));
  const typeInParts = async () => {
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('calle 7 # 8 - 9');
  };

  eachInTurn<
    [
      name: string,
      initial: unknown,
      widget: (field: KeptProps) => ReactElement,
      use: () => Promise<void>,
      kept: unknown,
      sent: string[],
    ]
  >(
    [
      ['TextInput', '', (field) => <TextInput {...field} />, type('Ana'), 'Ana', ['Ana']],
      ['TextArea', '', (field) => <TextArea {...field} />, type('Ana'), 'Ana', ['Ana']],
      [
        'PasswordInput',
        '',
        (field) => <PasswordInput {...field} />,
        type('Ab 1'),
        'Ab 1',
        ['Ab 1'],
      ],
      [
        'NumberInput',
        null,
        (field) => <NumberInput {...field} />,
        type('1234.5'),
        1234.5,
        ['1234.5'],
      ],
      [
        'CurrencyInput',
        null,
        (field) => <CurrencyInput {...field} />,
        type('4500'),
        4500,
        ['4500'],
      ],
      [
        'MaskedInput',
        '',
        (field) => <MaskedInput mask="cpf" {...field} />,
        type('3905'),
        '390.5',
        ['390.5'],
      ],
      [
        'NitInput',
        '',
        (field) => <NitInput {...field} />,
        type('899999068-1'),
        '899999068-1',
        ['899999068-1'],
      ],
      ['PinInput', null, (field) => <PinInput {...field} />, type('1234'), '1234', ['1234']],
      [
        'AddressInput',
        null,
        (field) => <AddressInput {...field} />,
        typeInParts,
        'Calle 7 # 8 - 9',
        ['Calle 7 # 8 - 9'],
      ],
      [
        'PhoneInput',
        '',
        (field) => <PhoneInput {...field} />,
        type('3001234567'),
        '+573001234567',
        ['+573001234567'],
      ],
      [
        'DocumentInput',
        null,
        (field) => <DocumentInput {...field} />,
        type('1032456'),
        { type: 'CC', number: '1032456' },
        ['1032456'],
      ],
      ['Checkbox', false, (field) => <Checkbox {...field} />, click('Campo'), true, ['on']],
      ['Switch', true, (field) => <Switch {...field} />, click('Campo'), false, []],
      [
        'NativeSelect',
        'a',
        (field) => <NativeSelect options={options} {...field} />,
        select,
        'b',
        ['b'],
      ],
      [
        'RadioGroup',
        'a',
        (field) => <RadioGroup options={options} {...field} />,
        click('Dos'),
        'b',
        ['b'],
      ],
      [
        'CheckboxGroup',
        ['a'],
        (field) => <CheckboxGroup options={options} {...field} />,
        click('Dos'),
        ['a', 'b'],
        ['a', 'b'],
      ],
    ],
    3,
  )('from a %s', async (_, initial, widget, use, kept, sent) => {
    let read = (): unknown => undefined;
    const page = <Kept initial={initial} widget={widget} report={(now) => (read = now)} />;
    expect(await sentAfter(page, use)).toEqual(sent);
    expect(read()).toEqual(kept);
  });

  it('where one goes on writing in the middle of the text', async () => {
    const widget = (field: KeptProps) => <TextInput {...field} />;
    const page = <Kept initial="" widget={widget} report={() => {}} />;
    const write = async () => {
      await type('Aa')();
      await userEvent.keyboard('{ArrowLeft}');
    };
    await sentAfter(page, write);
    await userEvent.keyboard('n');
    expect(screen.getByLabelText<HTMLInputElement>('Campo').value).toBe('Ana');
  });
});
