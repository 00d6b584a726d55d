// biome-ignore-all lint/style/noExcessiveLinesPerFile: tables of what is entered too early, over one set-up
import { eachInTurn, enterBeforeHydration } from '@guadua/testing';
import { act, screen } from '@testing-library/react';
import { type ReactElement, Suspense, use } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AddressInput, DocumentInput, NitInput, PhoneInput } from './colombia';
import {
  Checkbox,
  CheckboxGroup,
  CurrencyInput,
  Field,
  MaskedInput,
  NativeSelect,
  NumberInput,
  PasswordInput,
  PinInput,
  RadioGroup,
  Switch,
  TextArea,
  TextInput,
  textRules,
} from './index';

const sentBy = (form: HTMLFormElement) => new FormData(form).getAll('campo');

/** What its form would send after the scripts are loaded. */
async function sentAfter(widget: ReactElement, enter: () => Promise<void>) {
  return sentBy(await enterBeforeHydration(widget, enter));
}
const type = (text: string) => async () => {
  await userEvent.click(screen.getByLabelText('Campo'));
  await userEvent.keyboard(text);
};
const options = [
  { value: 'a', label: 'Uno' },
  { value: 'b', label: 'Dos' },
];

interface LatePart {
  loading?: Promise<void>;
}

/** Holds up the hydration of all that stands in the same `<Suspense>`. */
function Late({ part }: { part: LatePart }) {
  if (part.loading) use(part.loading);
  return null;
}

describe('what was entered before hydration stays, and is sent (TXC-6)', () => {
  const field = { name: 'campo', 'aria-label': 'Campo' };
  eachInTurn<[string, ReactElement, string, string, string]>(
    [
      ['TextInput', <TextInput key="" {...field} />, 'Ana', 'Ana', 'Ana'],
      [
        'TextInput in capitals',
        <TextInput key="" {...field} rules={textRules({ textCase: 'upper' })} />,
        'ana',
        'ANA',
        'ANA',
      ],
      ['TextArea', <TextArea key="" {...field} />, 'Ana', 'Ana', 'Ana'],
      ['NumberInput', <NumberInput key="" {...field} />, '1234.5', '1.234,5', '1234.5'],
      ['CurrencyInput', <CurrencyInput key="" {...field} />, '4500000', '4.500.000', '4500000'],
      ['MaskedInput', <MaskedInput key="" {...field} mask="cpf" />, '3905', '390.5', '390.5'],
      [
        'MaskedInput for a time',
        <MaskedInput key="" {...field} mask="time" />,
        '930',
        '09:30',
        '09:30',
      ],
      ['PasswordInput', <PasswordInput key="" {...field} />, 'Ab 1', 'Ab 1', 'Ab 1'],
      [
        'PhoneInput',
        <PhoneInput key="" {...field} />,
        '3001234567',
        '300 123 4567',
        '+573001234567',
      ],
      ['DocumentInput', <DocumentInput key="" {...field} />, '1032456', '1.032.456', '1032456'],
      [
        'NumberInput, with keys it has no use for',
        <NumberInput key="" {...field} />,
        '12ab5',
        '125',
        '125',
      ],
      ['NitInput', <NitInput key="" {...field} />, '899999068-1', '899.999.068-1', '899999068-1'],
      ['PinInput', <PinInput key="" {...field} />, '1234', '1234', '1234'],
    ],
    3,
  )('in a %s', async (_, widget, keys, shown, sent) => {
    const early: FormDataEntryValue[] = [];
    const form = await enterBeforeHydration(widget, type(keys), (now) =>
      early.push(...sentBy(now)),
    );
    expect(sentBy(form)).toEqual([sent]);
    // Effects send it too: in shape, or as it was entered where it is shown so.
    expect(early.map((text) => (text === keys ? sent : text))).toEqual([sent, sent]);
    expect(screen.getByLabelText<HTMLInputElement>('Campo').value).toBe(shown);
  });

  it('in an AddressInput', async () => {
    const typed = async () => {
      await userEvent.click(screen.getByRole('combobox'));
      await userEvent.keyboard('calle 7 # 8 - 9');
    };
    const early: FormDataEntryValue[] = [];
    const form = await enterBeforeHydration(<AddressInput {...field} />, typed, (now) =>
      early.push(...sentBy(now)),
    );
    // The first effects send it as it was entered.
    expect(early).toEqual(['calle 7 # 8 - 9', 'Calle 7 # 8 - 9']);
    expect(sentBy(form)).toEqual(['Calle 7 # 8 - 9']);
  });

  eachInTurn<[string, ReactElement, string, string, string]>(
    [
      [
        'a number',
        <NumberInput key="" {...field} defaultValue={1234} />,
        '{End}5',
        '12.345',
        '12345',
      ],
      [
        'a number',
        <NumberInput key="" {...field} defaultValue={1234} />,
        '{End}{Backspace}',
        '123',
        '123',
      ],
      [
        'a NIT',
        <NitInput key="" {...field} defaultValue="899999068" />,
        '{End}-1',
        '899.999.068-1',
        '899999068-1',
      ],
      [
        'a mask',
        <MaskedInput key="" {...field} mask="cpf" defaultValue="390" />,
        '{Home}1',
        '139.0',
        '139.0',
      ],
      [
        'a phone',
        <PhoneInput key="" {...field} defaultValue="30012" />,
        '{End}3',
        '300 123',
        '300123',
      ],
      ['a text', <TextInput key="" {...field} defaultValue="Ana" />, '{End}!', 'Ana!', 'Ana!'],
      [
        'a text of several lines',
        <TextArea key="" {...field} defaultValue="Ana" />,
        '{End}{Enter}!',
        'Ana\n!',
        'Ana\n!',
      ],
    ],
    3,
  )('in %s that came with a value', async (_, widget, keys, shown, sent) => {
    expect(await sentAfter(widget, type(keys))).toEqual([sent]);
    expect(screen.getByLabelText<HTMLInputElement>('Campo').value).toBe(shown);
  });

  eachInTurn<[string, ReactElement]>(
    [
      ['a text', <TextInput key="" {...field} defaultValue="Ana" />],
      ['a text of several lines', <TextArea key="" {...field} defaultValue="Ana" />],
      ['a number', <NumberInput key="" {...field} defaultValue={1234} />],
      ['an amount', <CurrencyInput key="" {...field} defaultValue={1234} />],
      ['a NIT', <NitInput key="" {...field} defaultValue="899999068" />],
      ['a mask', <MaskedInput key="" {...field} mask="cpf" defaultValue="390" />],
      ['a code', <PinInput key="" {...field} defaultValue="1234" />],
      ['a phone', <PhoneInput key="" {...field} defaultValue="30012" />],
    ],
    3,
  )('%s that was deleted there stays away', async (_, widget) => {
    const early: FormDataEntryValue[] = [];
    const form = await enterBeforeHydration(
      widget,
      () => userEvent.fill(screen.getByLabelText('Campo'), ''),
      (now) => early.push(...sentBy(now)),
    );
    expect([...early, ...sentBy(form)].join('')).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Campo').value).toBe('');
  });

  it('a text area keeps the caret where one writes', async () => {
    await enterBeforeHydration(<TextArea {...field} defaultValue="Ana" />, type('{Home}Mari'));
    await userEvent.keyboard('-');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Campo').value).toBe('Mari-Ana');
  });

  describe('a text area that came with a text', () => {
    const edited = async () => {
      const areas = document.querySelectorAll('textarea');
      areas[areas.length - 1]?.focus();
      await userEvent.keyboard('{Control>}{End}{/Control} María');
    };

    it('keeps what was typed beside another one of the same id', async () => {
      const widget = (
        <>
          <TextArea {...field} id="nota" defaultValue="Ana" />
          <TextArea {...field} id="nota" defaultValue="Ana" />
        </>
      );
      const form = await enterBeforeHydration(widget, edited);
      expect(sentBy(form)).toEqual(['Ana', 'Ana María']);
    });

    it('keeps what was typed where a part beside it is still loading', async () => {
      let load = () => {};
      const part: LatePart = {};
      const widget = (
        <Suspense>
          <TextArea {...field} defaultValue="Ana" />
          <Late part={part} />
        </Suspense>
      );
      const form = await enterBeforeHydration(widget, async () => {
        await edited();
        part.loading = new Promise((resolve) => {
          load = resolve;
        });
      });
      await act(async () => load());
      await expect.poll(() => sentBy(form)).toEqual(['Ana María']);
      expect(screen.getByLabelText<HTMLTextAreaElement>('Campo').value).toBe('Ana María');
    });
  });

  eachInTurn<[string, ReactElement, () => Promise<void>, string[]]>(
    [
      [
        'Checkbox',
        <Checkbox key="" {...field} />,
        () => userEvent.click(screen.getByLabelText('Campo')),
        ['on'],
      ],
      [
        'Switch that was on',
        <Switch key="" {...field} defaultValue />,
        () => userEvent.click(screen.getByLabelText('Campo')),
        [],
      ],
      [
        'NativeSelect',
        <NativeSelect key="" {...field} options={options} defaultValue="a" />,
        () => userEvent.selectOptions(screen.getByLabelText('Campo'), 'b'),
        ['b'],
      ],
      [
        'RadioGroup',
        <RadioGroup key="" {...field} options={options} defaultValue="a" />,
        () => userEvent.click(screen.getByLabelText('Dos')),
        ['b'],
      ],
      [
        'CheckboxGroup',
        <CheckboxGroup key="" {...field} options={options} defaultValue={['a']} />,
        () => userEvent.click(screen.getByLabelText('Dos')),
        ['a', 'b'],
      ],
    ],
    3,
  )('in a %s', async (_, widget, use, sent) => {
    const early: FormDataEntryValue[][] = [];
    const form = await enterBeforeHydration(widget, use, (now) => early.push(sentBy(now)));
    expect([...early, sentBy(form)]).toEqual([sent, sent, sent]);
  });

  eachInTurn<[string, ReactElement, () => Promise<void>, string[]]>(
    [
      [
        'Checkbox',
        <Checkbox key="" {...field} readOnly />,
        () => userEvent.click(screen.getByLabelText('Campo')),
        [],
      ],
      [
        'RadioGroup',
        <RadioGroup key="" {...field} options={options} defaultValue="a" readOnly />,
        () => userEvent.click(screen.getByLabelText('Dos')),
        ['a'],
      ],
      [
        'NativeSelect',
        <NativeSelect key="" {...field} options={options} defaultValue="a" readOnly />,
        () => userEvent.selectOptions(screen.getByLabelText('Campo'), 'b'),
        ['a'],
      ],
      [
        'CheckboxGroup',
        <CheckboxGroup key="" {...field} options={options} defaultValue={['a']} readOnly />,
        () => userEvent.click(screen.getByLabelText('Dos')),
        ['a'],
      ],
      [
        'Switch',
        <Switch key="" {...field} value readOnly />,
        () => userEvent.click(screen.getByLabelText('Campo')),
        ['on'],
      ],
      [
        'RadioGroup with nothing chosen',
        <RadioGroup key="" {...field} options={options} readOnly />,
        () => userEvent.click(screen.getByLabelText('Dos')),
        [],
      ],
      [
        'NativeSelect of a caller who keeps its value',
        <NativeSelect key="" {...field} options={options} value="a" readOnly />,
        () => userEvent.selectOptions(screen.getByLabelText('Campo'), 'b'),
        ['a'],
      ],
      [
        'NativeSelect with nothing chosen',
        <NativeSelect key="" {...field} options={options} placeholder="Elige" readOnly />,
        () => userEvent.selectOptions(screen.getByLabelText('Campo'), 'b'),
        [''],
      ],
      [
        'Checkbox of a read-only Field',
        <Field key="" label="Casilla" readOnly>
          <Checkbox {...field} />
        </Field>,
        () => userEvent.click(screen.getByLabelText('Campo')),
        [],
      ],
      [
        'Checkbox of a caller who keeps its value',
        <Checkbox key="" {...field} value={false} readOnly />,
        () => userEvent.click(screen.getByLabelText('Campo')),
        [],
      ],
    ],
    3,
  )(
    'a read-only %s ignores what was entered, and shows the value that the form sends',
    async (_, widget, use, sent) => {
      const form = await enterBeforeHydration(widget, use);
      expect(sentBy(form)).toEqual(sent);
      // The form already sends the shown value, so a reset changes nothing.
      act(() => form.reset());
      expect(sentBy(form)).toEqual(sent);
    },
  );
});
