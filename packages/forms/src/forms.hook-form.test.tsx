import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useActionState } from 'react';
import { Controller, type ControllerRenderProps, type FieldValues, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { AddressInput, NitInput } from './colombia';
import {
  Checkbox,
  CheckboxGroup,
  CurrencyInput,
  Field,
  fromRHF,
  MaskedInput,
  NativeSelect,
  NumberInput,
  PinInput,
  RadioGroup,
  required,
  Switch,
  TextArea,
  TextInput,
  toRHF,
} from './index';

type ControlField = ControllerRenderProps<FieldValues, 'campo'>;

interface FormProps {
  initial?: unknown;
  widget: (field: ControlField) => ReactElement;
  onSubmit: (values: FieldValues) => void;
}

function Form({ initial, widget, onSubmit }: FormProps) {
  const { control, handleSubmit, reset } = useForm<FieldValues>({
    ...(initial !== undefined && { defaultValues: { campo: initial } }),
  });
  return (
    <form onSubmit={handleSubmit(onSubmit)}>
      <Controller
        name="campo"
        control={control}
        rules={{ validate: toRHF(required) }}
        render={({ field, fieldState }) => (
          <Field label="Campo" errors={fromRHF(fieldState.error)}>
            {widget(field)}
          </Field>
        )}
      />
      <button type="submit">Enviar</button>
      <button type="button" onClick={() => reset()}>
        Vaciar
      </button>
    </form>
  );
}

/** What the fields of the form show. */
function shown(): unknown[] {
  const fields = document.querySelectorAll<HTMLInputElement>('input:enabled, select, textarea');
  return Array.from(fields, ({ type, checked, value }) =>
    type === 'checkbox' || type === 'radio' ? checked : value,
  );
}

const options = [
  { value: 'a', label: 'Uno' },
  { value: 'b', label: 'Dos' },
];
const type = (role: string, text: string) => async () =>
  userEvent.type(screen.getByRole(role), text);
const click = (role: string, name?: string) => async () =>
  userEvent.click(screen.getByRole(role, name === undefined ? {} : { name }));

/** What each widget starts from, what a person does, and what is submitted then. */
const CASES: [
  name: string,
  initial: unknown,
  widget: FormProps['widget'],
  act: () => Promise<void>,
  submitted: unknown,
][] = [
  ['TextInput', '', (field) => <TextInput {...field} />, type('textbox', 'Ana'), 'Ana'],
  ['TextArea', '', (field) => <TextArea {...field} />, type('textbox', 'Hola'), 'Hola'],
  [
    'MaskedInput',
    '',
    (field) => <MaskedInput mask="time" {...field} />,
    type('textbox', '1430'),
    '14:30',
  ],
  [
    'NumberInput',
    null,
    (field) => <NumberInput {...field} />,
    type('spinbutton', '1234,5'),
    1234.5,
  ],
  ['CurrencyInput', null, (field) => <CurrencyInput {...field} />, type('textbox', '99'), 99],
  [
    'NitInput',
    '',
    (field) => <NitInput {...field} />,
    type('textbox', '899999068-1'),
    '899999068-1',
  ],
  [
    'AddressInput',
    null,
    (field) => <AddressInput {...field} />,
    type('combobox', 'ca{Enter}100#19-54'),
    'Calle 100 # 19 - 54',
  ],
  ['PinInput', null, (field) => <PinInput {...field} />, type('textbox', '1234'), '1234'],
  [
    'NativeSelect',
    null,
    (field) => <NativeSelect options={options} {...field} />,
    async () => userEvent.selectOptions(screen.getByRole('combobox'), 'b'),
    'b',
  ],
  [
    'RadioGroup',
    null,
    (field) => <RadioGroup options={options} {...field} />,
    click('radio', 'Dos'),
    'b',
  ],
  ['Checkbox', false, (field) => <Checkbox {...field} />, click('checkbox'), true],
  ['Switch', false, (field) => <Switch {...field} />, click('switch'), true],
];

describe('react-hook-form, by spreading field alone (CMP-1)', () => {
  it.each(CASES)('%s', async (_, initial, widget, act, submitted) => {
    const onSubmit = vi.fn();
    render(<Form initial={initial} widget={widget} onSubmit={onSubmit} />);
    await userEvent.click(screen.getByText('Enviar'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Requerido')).toBeTruthy();
    expect(document.activeElement?.matches('input:enabled, select, textarea')).toBe(true);
    await act();
    await userEvent.click(screen.getByText('Enviar'));
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ campo: submitted });
    const filled = shown();
    await userEvent.click(screen.getByText('Vaciar'));
    expect(shown()).not.toEqual(filled);
    await userEvent.click(screen.getByText('Enviar'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it.each(CASES)('%s is emptied by a reset without default values (TXC-6)', async (...row) => {
    const [, , widget, act] = row;
    render(<Form widget={widget} onSubmit={() => {}} />);
    const empty = shown();
    await act();
    expect(shown()).not.toEqual(empty);
    await userEvent.click(screen.getByText('Vaciar'));
    expect(shown()).toEqual(empty);
    vi.mocked(console.warn).mockClear();
  });

  it.each([
    ['without default values', undefined],
    ['with an empty text as default value', ''],
  ])('half a code is emptied by a reset %s (TXC-6, PIN-6)', async (_, initial) => {
    render(
      <Form initial={initial} widget={(field) => <PinInput {...field} />} onSubmit={() => {}} />,
    );
    const empty = shown();
    for (const keys of ['12', '3']) {
      await type('textbox', keys)();
      expect(shown()).toEqual([keys]);
      await userEvent.click(screen.getByText('Vaciar'));
      expect(shown()).toEqual(empty);
    }
    vi.mocked(console.warn).mockClear();
  });
});

type AnsweredField = ControlField & { defaultValue: unknown };

/** A form of React Hook Form that a React action sends; it refuses, and gives back what was sent. */
function ActionForm({
  initial,
  widget,
  onSent,
}: {
  initial: unknown;
  widget: (field: AnsweredField) => ReactElement;
  onSent: (sent: FormDataEntryValue[]) => void;
}) {
  const { control, getValues } = useForm<FieldValues>({ defaultValues: { campo: initial } });
  const [entered, send] = useActionState(async (_: unknown, data: FormData): Promise<unknown> => {
    onSent(data.getAll('campo'));
    return getValues('campo');
  }, undefined);
  return (
    <form action={send}>
      <Controller
        name="campo"
        control={control}
        render={({ field }) => widget({ ...field, defaultValue: entered })}
      />
      <button type="submit">Enviar</button>
    </form>
  );
}

describe('react-hook-form with a React action that refuses (FLD-4)', () => {
  const field = { 'aria-label': 'Campo' };
  const isText = (value: unknown) => (typeof value === 'string' ? value : undefined);
  it.each<
    [
      string,
      unknown,
      (field: AnsweredField) => ReactElement,
      () => Promise<unknown>,
      FormDataEntryValue[],
    ]
  >([
    [
      'TextArea',
      '',
      ({ defaultValue, ...rest }) => (
        <TextArea {...field} {...rest} defaultValue={isText(defaultValue)} />
      ),
      type('textbox', 'Hola'),
      ['Hola'],
    ],
    [
      'PinInput',
      null,
      ({ defaultValue, ...rest }) => (
        <PinInput {...field} {...rest} defaultValue={isText(defaultValue)} />
      ),
      type('textbox', '1234'),
      ['1234'],
    ],
    [
      'AddressInput',
      null,
      ({ defaultValue, ...rest }) => (
        <AddressInput {...field} {...rest} defaultValue={isText(defaultValue)} />
      ),
      type('combobox', 'Calle 7#8-9'),
      ['Calle 7 # 8 - 9'],
    ],
    [
      'CheckboxGroup',
      [],
      ({ defaultValue, ...rest }) => (
        <CheckboxGroup
          {...field}
          {...rest}
          options={options}
          defaultValue={Array.isArray(defaultValue) ? defaultValue.map(String) : undefined}
        />
      ),
      click('checkbox', 'Dos'),
      ['b'],
    ],
  ])('keeps what was entered in a %s, each time', async (_, initial, widget, enter, sent) => {
    const onSent = vi.fn();
    render(<ActionForm initial={initial} widget={widget} onSent={onSent} />);
    await enter();
    for (let times = 1; times <= 3; times++) {
      await userEvent.click(screen.getByText('Enviar'));
      await act(async () => {});
      expect(onSent).toHaveBeenCalledTimes(times);
      expect(onSent).toHaveBeenLastCalledWith(sent);
    }
  });
});
