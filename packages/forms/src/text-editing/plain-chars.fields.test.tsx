import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { DocumentInput, NitInput, PhoneInput, PlateInput, PostalCodeInput } from '../colombia';
import { CurrencyInput, MaskedInput, NumberInput, PinInput } from '../index';

const props = { 'aria-label': 'Campo' };
const input = () => screen.getByLabelText<HTMLInputElement>('Campo');

it.each<[name: string, field: ReactElement, digits: string]>([
  ['NumberInput', <NumberInput key="" {...props} />, '1234'],
  ['CurrencyInput', <CurrencyInput key="" {...props} />, '1234'],
  ['MaskedInput', <MaskedInput key="" {...props} mask="cpf" />, '3905'],
  ['NitInput', <NitInput key="" {...props} />, '8999'],
  ['PinInput', <PinInput key="" {...props} />, '1234'],
  ['PhoneInput', <PhoneInput key="" {...props} />, '3001'],
  ['PostalCodeInput', <PostalCodeInput key="" {...props} />, '1101'],
  ['PlateInput', <PlateInput key="" {...props} />, '1234'],
  ['DocumentInput', <DocumentInput key="" {...props} />, '1032'],
])('%s reads the digits of another script (TXC-1)', async (_, field, digits) => {
  const format = new Intl.NumberFormat('en', { numberingSystem: 'arab', useGrouping: false });
  const foreign = format.format(Number(digits));
  const { unmount } = render(field);
  await userEvent.type(input(), digits);
  const shown = input().value;
  unmount();
  const typed = render(field);
  await userEvent.type(input(), foreign);
  expect(input().value).toBe(shown);
  typed.unmount();
  render(field);
  fireEvent.input(input(), { target: { value: foreign } });
  expect(input().value).toBe(shown);
});
