import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  Checkbox,
  CurrencyInput,
  MaskedInput,
  NativeSelect,
  NitInput,
  NumberInput,
  PinInput,
  RadioGroup,
  Switch,
  TextArea,
  TextInput,
} from './index';

let root: Root | undefined;
let form: HTMLFormElement | undefined;
afterEach(() => {
  act(() => root?.unmount());
  form?.remove();
});

/** Uses the markup of a server before its scripts are loaded, then loads them. */
async function useBeforeHydration(widget: ReactElement, use: () => Promise<void>) {
  const box = document.createElement('form');
  form = box;
  box.innerHTML = renderToString(widget);
  document.body.append(box);
  await use();
  await act(async () => {
    root = hydrateRoot(box, widget);
  });
  return new FormData(box).getAll('campo');
}
const type = (text: string) => async () => {
  await userEvent.click(screen.getByLabelText('Campo'));
  await userEvent.keyboard(text);
};
const options = [
  { value: 'a', label: 'Uno' },
  { value: 'b', label: 'Dos' },
];

describe('what was entered before hydration stays, and is sent (TXC-6)', () => {
  const field = { name: 'campo', 'aria-label': 'Campo' };
  it.each<[string, ReactElement, string, string, string]>([
    ['TextInput', <TextInput key="" {...field} />, 'Ana', 'Ana', 'Ana'],
    [
      'TextInput in capitals',
      <TextInput key="" {...field} textCase="upper" />,
      'ana',
      'ANA',
      'ANA',
    ],
    ['TextArea', <TextArea key="" {...field} />, 'Ana', 'Ana', 'Ana'],
    ['NumberInput', <NumberInput key="" {...field} />, '1234.5', '1.234,5', '1234.5'],
    ['CurrencyInput', <CurrencyInput key="" {...field} />, '4500000', '4.500.000', '4500000'],
    ['MaskedInput', <MaskedInput key="" {...field} mask="cpf" />, '3905', '390.5', '390.5'],
    ['NitInput', <NitInput key="" {...field} />, '899999068-1', '899.999.068-1', '899999068-1'],
    ['PinInput', <PinInput key="" {...field} />, '1234', '1234', '1234'],
  ])('in a %s', async (_, widget, keys, shown, sent) => {
    expect(await useBeforeHydration(widget, type(keys))).toEqual([sent]);
    expect(screen.getByLabelText<HTMLInputElement>('Campo').value).toBe(shown);
  });

  it.each<[string, ReactElement, () => Promise<void>, string[]]>([
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
  ])('in a %s', async (_, widget, use, sent) => {
    expect(await useBeforeHydration(widget, use)).toEqual(sent);
  });
});
