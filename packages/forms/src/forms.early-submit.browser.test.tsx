import { eachInTurn, sendBeforeHydration } from '@guadua/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AddressInput, DocumentInput, NitInput, PhoneInput, PlateInput } from './colombia';
import { useNumberText } from './headless';
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

const field = { name: 'campo', 'aria-label': 'Campo' };
const options = [
  { value: 'a', label: 'Uno' },
  { value: 'b', label: 'Dos' },
];
const type = (keys: string) => async () => {
  await userEvent.click(screen.getByLabelText('Campo'));
  await userEvent.keyboard(keys);
};
const Headless = () => <input {...field} {...useNumberText({ defaultValue: 1234 }).props} />;
const press = (label: string) => () => userEvent.click(screen.getByLabelText(label));

describe('a form that is sent before its scripts come (TXC-6)', () => {
  const SHOWN = 'sends what a %s shows, though it sends another text with the scripts';
  eachInTurn<[string, ReactElement]>(
    [
      ['NumberInput', <NumberInput key="" {...field} defaultValue={1234} />],
      ['CurrencyInput', <CurrencyInput key="" {...field} defaultValue={1234} />],
      ['MaskedInput without its marks', <MaskedInput key="" {...field} mask="cpf" valueAs="raw" />],
      ['NitInput', <NitInput key="" {...field} defaultValue="899999068" />],
      ['PinInput', <PinInput key="" {...field} length={1} />],
      ['PhoneInput', <PhoneInput key="" {...field} defaultValue="30012" />],
      ['PlateInput', <PlateInput key="" {...field} />],
      [
        'DocumentInput',
        <DocumentInput key="" {...field} defaultValue={{ type: 'CC', number: '1032' }} />,
      ],
      ['useNumberText', <Headless key="" />],
    ],
    3,
  )(SHOWN, async (_, widget) => {
    let shown = '';
    const early = await sendBeforeHydration(widget, async () => {
      await type('{End}5')();
      shown = screen.getByLabelText<HTMLInputElement>('Campo').value;
    });
    expect(shown).toMatch(/5$/);
    expect(early.sent).toContainEqual(['campo', shown]);
    expect(early.given).toEqual([early.sent]);
  });

  eachInTurn<[string, ReactElement, () => Promise<void>, string[]]>(
    [
      ['text', <TextInput key="" {...field} />, type('Ana'), ['Ana']],
      ['text of several lines', <TextArea key="" {...field} />, type('Ana'), ['Ana']],
      ['password', <PasswordInput key="" {...field} />, type('Ana'), ['Ana']],
      ['mask', <MaskedInput key="" {...field} mask="cpf" />, type('390'), ['390']],
      [
        'address',
        <AddressInput key="" {...field} />,
        () => userEvent.fill(screen.getByRole('combobox'), 'Vereda La Unión'),
        ['Vereda La Unión'],
      ],
      ['box', <Checkbox key="" {...field} />, press('Campo'), ['on']],
      ['switch', <Switch key="" {...field} defaultValue />, press('Campo'), []],
      [
        'list',
        <NativeSelect key="" {...field} options={options} defaultValue="a" />,
        () => userEvent.selectOptions(screen.getByLabelText('Campo'), 'b'),
        ['b'],
      ],
      [
        'choice',
        <RadioGroup key="" {...field} options={options} defaultValue="a" />,
        press('Dos'),
        ['b'],
      ],
      [
        'group of boxes',
        <CheckboxGroup key="" {...field} options={options} defaultValue={['a']} />,
        press('Dos'),
        ['a', 'b'],
      ],
      // Nothing has to be edited for the value of a record to be sent.
      ['number', <NumberInput key="" {...field} defaultValue={1234} />, async () => {}, ['1.234']],
      ['code', <PinInput key="" {...field} defaultValue="1234" />, async () => {}, ['1234']],
      ['list', <NativeSelect key="" {...field} options={options} />, async () => {}, ['']],
      [
        'list without the option of its value',
        <NativeSelect key="" {...field} options={options} defaultValue="viejo" />,
        async () => {},
        ['viejo'],
      ],
      [
        'choice without the option of its value',
        <RadioGroup key="" {...field} options={options} defaultValue="viejo" />,
        async () => {},
        ['viejo'],
      ],
    ],
    4,
  )('sends what a %s shows', async (_, widget, use, sent) => {
    const early = await sendBeforeHydration(widget, use);
    expect(early.sent).toEqual(sent.map((value) => ['campo', value]));
    expect(early.given).toEqual([early.sent]);
  });

  it('cannot tick the box for all others before, and can with the scripts', async () => {
    const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Todos' });
    const early = await sendBeforeHydration(
      <CheckboxGroup {...field} options={options} all="Todos" />,
      async () => {
        await userEvent.click(all(), { force: true });
        expect(all().checked).toBe(false);
      },
    );
    expect(early.sent).toEqual([]);
    await userEvent.click(all());
    await expect.poll(() => new FormData(early.form).getAll('campo')).toEqual(['a', 'b']);
  });
});
