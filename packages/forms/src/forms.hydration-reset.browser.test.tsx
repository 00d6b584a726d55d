import { eachInTurn, enterBeforeHydration } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { type ReactElement, useEffect, useLayoutEffect } from 'react';
import { describe, expect } from 'vitest';
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

const field = { name: 'campo', 'aria-label': 'Campo' };
const options = [
  { value: 'a', label: 'Uno' },
  { value: 'b', label: 'Dos' },
];

/** What a form would send, whether with marks between its groups or without, and what it shows. */
function stateOf(form: HTMLFormElement) {
  const shown = form.querySelectorAll<HTMLInputElement>(
    ':is(input, textarea, select):not([type=hidden])',
  );
  return {
    sent: [...new FormData(form).values()].map((sent) =>
      String(sent).replace(/[^\p{L}\p{N}]/gu, ''),
    ),
    shown: Array.from(shown, ({ type, value, checked }) =>
      /radio|checkbox/.test(type) ? checked : value,
    ),
  };
}

const chooses = (name: string) => () => userEvent.click(screen.getByLabelText(name));
async function types() {
  await userEvent.click(screen.getByLabelText('Campo'));
  await userEvent.keyboard('{End}5');
}

describe.each([
  ['effect', useEffect],
  ['layout effect', useLayoutEffect],
])(
  'what was entered before hydration goes where the first %s of an application resets it (TXC-6)',
  (_, useFirstEffect) => {
    eachInTurn<[string, ReactElement, (() => Promise<void>)?]>(
      [
        ['TextInput', <TextInput key="" {...field} defaultValue="Ana" />],
        ['TextArea', <TextArea key="" {...field} defaultValue="Ana" />],
        ['NumberInput', <NumberInput key="" {...field} defaultValue={1234} />],
        ['CurrencyInput', <CurrencyInput key="" {...field} defaultValue={1234} />],
        ['MaskedInput', <MaskedInput key="" {...field} mask="cpf" defaultValue="390" />],
        ['NitInput', <NitInput key="" {...field} defaultValue="899999068" />],
        ['PasswordInput', <PasswordInput key="" {...field} defaultValue="Ab 1" />],
        ['PinInput', <PinInput key="" {...field} defaultValue="12" />],
        ['PhoneInput', <PhoneInput key="" {...field} defaultValue="30012" />],
        [
          'DocumentInput',
          <DocumentInput key="" {...field} defaultValue={{ type: 'CC', number: '1' }} />,
        ],
        [
          'AddressInput',
          <AddressInput key="" {...field} defaultValue="Calle 7 # 8 - 9" />,
          async () => {
            await userEvent.click(screen.getByRole('combobox'));
            await userEvent.keyboard('{End}5');
          },
        ],
        ['Checkbox', <Checkbox key="" {...field} />, chooses('Campo')],
        ['Switch', <Switch key="" {...field} defaultValue />, chooses('Campo')],
        [
          'NativeSelect',
          <NativeSelect key="" {...field} options={options} defaultValue="a" />,
          () => userEvent.selectOptions(screen.getByLabelText('Campo'), 'b'),
        ],
        [
          'RadioGroup',
          <RadioGroup key="" {...field} options={options} defaultValue="a" />,
          chooses('Dos'),
        ],
        [
          'CheckboxGroup',
          <CheckboxGroup key="" {...field} options={options} defaultValue={['a']} />,
          chooses('Dos'),
        ],
      ],
      3,
    )('in a %s', async (_name, widget, use = types) => {
      let isReset = false;
      const form = await enterBeforeHydration(
        widget,
        async () => {
          const [markup] = document.forms;
          if (!markup) throw new Error('No form');
          const before = stateOf(markup);
          await use();
          expect(stateOf(markup)).not.toEqual(before);
        },
        (now) => {
          if (!isReset) now.reset();
          isReset = true;
        },
        useFirstEffect,
      );
      const untouched = render(<form>{widget}</form>).container.querySelector('form');
      if (!untouched) throw new Error('No form');
      expect(stateOf(form)).toEqual(stateOf(untouched));
    });
  },
);
