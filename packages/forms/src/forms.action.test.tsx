import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { AddressInput, NitInput } from './colombia';
import {
  CurrencyInput,
  MaskedInput,
  NumberInput,
  PasswordInput,
  PinInput,
  TextArea,
  TextInput,
} from './index';
import type { TextChangeReason } from './shared/control.types';

interface FieldProps {
  'aria-label': string;
  name: string;
  value?: unknown;
  defaultValue?: unknown;
  onChange?: (value: unknown, details: { reason: TextChangeReason }) => void;
}
/** Each takes values of its own type. */
const field = (component: unknown) => component as ComponentType<FieldProps>;
const Masked = (props: FieldProps) => {
  const Input = field(MaskedInput) as ComponentType<FieldProps & { mask: string }>;
  return <Input {...props} mask="000-000" />;
};

const WAYS = ['uncontrolled', 'controlled', 'kept by its caller'] as const;

/** A form that React resets after each action; a caller may keep its value then. */
function Page({ Input, value, way, action }: PageProps) {
  const [current, setCurrent] = useState(value);
  const [sent, setSent] = useState(0);
  const onChange: FieldProps['onChange'] = (next, { reason }) => {
    if (way !== 'kept by its caller' || reason !== 'reset') setCurrent(next);
  };
  return (
    <form
      aria-label="f"
      action={async (data) => {
        await action(data);
        setSent((times) => times + 1);
      }}
    >
      <Input
        aria-label="Dato"
        name="dato"
        {...(way === 'uncontrolled' ? { defaultValue: value } : { value: current, onChange })}
      />
      <button type="submit">Enviar</button>
      <output>{`enviado: ${sent}`}</output>
    </form>
  );
}

interface PageProps {
  Input: ComponentType<FieldProps>;
  value: unknown;
  way: (typeof WAYS)[number];
  action: (data: FormData) => Promise<void>;
}

/** Every field with a text: a value, and keys that make it another one. */
const FIELDS: readonly [
  name: string,
  Input: ComponentType<FieldProps>,
  value: unknown,
  keys: string,
][] = [
  ['TextInput', field(TextInput), 'Ana', ' María'],
  ['TextArea', field(TextArea), 'Ana', ' María'],
  ['PasswordInput', field(PasswordInput), 'secreta', '-9'],
  ['NumberInput', field(NumberInput), 1234, '5'],
  ['CurrencyInput', field(CurrencyInput), 1234, '5'],
  ['MaskedInput', Masked, '123-456', '{Backspace}9'],
  ['NitInput', field(NitInput), '899999068-1', '{Control>}a{/Control}890903938-8'],
  ['PinInput', field(PinInput), '1234', '{Backspace}9'],
  ['AddressInput', field(AddressInput), 'Vereda El Salitre', ', finca 4'],
];

it.each(FIELDS.flatMap(([name, ...field]) => WAYS.map((way) => [name, way, ...field] as const)))(
  '%s, %s, sends what it shows after a React action has reset the form (FLD-4)',
  async (...one) => {
    const [, way, Input, value, keys] = one;
    const action = vi.fn<PageProps['action']>(async () => {});
    render(<Page Input={Input} value={value} way={way} action={action} />);
    const user = userEvent.setup();
    const form = screen.getByRole<HTMLFormElement>('form');
    // The first of them is the field; an address has other parts, and any field an input that is not seen.
    const [input] = form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), textarea');
    if (!input) throw new Error('no input');
    const look = () => ({ shown: input.value, sends: new FormData(form).get('dato') });
    const first = look();
    expect(first.sends).toBe(String(value));
    await user.click(input);
    await user.keyboard(`{End}${keys}`);
    const edited = look();
    expect(edited.shown).not.toBe(first.shown);
    expect(edited.sends).not.toBe(first.sends);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await screen.findByText('enviado: 1');
    expect(action.mock.lastCall?.[0].get('dato')).toBe(edited.sends);
    const after = way === 'kept by its caller' ? edited : first;
    await vi.waitFor(() => expect(look()).toEqual(after));
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await screen.findByText('enviado: 2');
    expect(action.mock.lastCall?.[0].get('dato')).toBe(after.sends);
  },
);
