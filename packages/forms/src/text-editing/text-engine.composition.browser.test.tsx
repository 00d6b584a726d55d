import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp, server, userEvent } from 'vitest/browser';
import { MaskedInput } from '../masked-input/masked-input';
import { NumberInput } from '../number-input/number-input';
import { PinInput } from '../pin-input/pin-input';
import { TextArea } from '../text-area/text-area';
import { TextInput } from '../text-input/text-input';

const input = () => screen.getByLabelText<HTMLInputElement>('Campo');
const form = () => screen.getByRole<HTMLFormElement>('form');
async function compose(text: string) {
  await userEvent.click(input());
  const end = text.length;
  await cdp().send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  await expect.poll(() => input().value).toBe(text);
}

const numberOf = (value: string | undefined) =>
  value === undefined ? value : value === '' ? null : Number(value);

type Render = (value?: string) => ReactElement;
const field = { 'aria-label': 'Campo', name: 'campo', onChange: () => {} } as const;
const FIELDS: [name: string, view: Render, composed: string, other: string][] = [
  ['TextInput', (value) => <TextInput {...field} value={value} />, 'ni', 'otro'],
  [
    'TextInput in capitals',
    (value) => <TextInput {...field} textCase="upper" value={value} />,
    'ni',
    'OTRO',
  ],
  ['TextArea', (value) => <TextArea {...field} value={value} />, 'ni', 'otro'],
  ['NumberInput', (value) => <NumberInput {...field} value={numberOf(value)} />, '12', '7'],
  ['MaskedInput', (value) => <MaskedInput {...field} mask="cpf" value={value} />, '12', '7'],
  ['PinInput', (value) => <PinInput {...field} value={value} />, '12', '9876'],
];

/** WebKit keeps the text that it was composing, and composes nothing else in that document any more. */
let isStuck = false;
const REASON = 'the engine composes nothing more in a document where a composition was cut short';

describe('a composition that is cut short (TXC-5)', () => {
  afterEach(() => {
    isStuck = server.browser === 'webkit';
  });

  it.for(FIELDS)('by the reset of its form empties a %s', async ([, view, composed], { skip }) => {
    skip(isStuck, REASON);
    render(<form aria-label="Formulario">{view()}</form>);
    await compose(composed);
    act(() => form().reset());
    // Firefox ends the composition a moment later.
    await expect.poll(() => input().value).toBe('');
    expect(new FormData(form()).get('campo') ?? '').toBe('');
  });

  it.for(FIELDS)(
    'by disabling it leaves a %s that shows its next value, and takes keys again',
    async ([, view, composed, other], { skip }) => {
      skip(isStuck, REASON);
      const stage = (disabled: boolean, value: string) => (
        <fieldset disabled={disabled}>{view(value)}</fieldset>
      );
      const { rerender } = render(stage(false, ''));
      await compose(composed);
      rerender(stage(true, ''));
      rerender(stage(true, other));
      await expect.poll(() => input().value).toBe(other);
      rerender(stage(false, other));
      await userEvent.click(input());
      expect(input().value).toBe(other);
    },
  );

  it.for<[string, (props: { onChange: (value: unknown) => void }) => ReactElement, string, string]>(
    [
      [
        'a TextInput in capitals',
        (props) => <TextInput {...field} {...props} textCase="upper" />,
        'ni',
        'NI',
      ],
      ['a NumberInput', (props) => <NumberInput {...field} {...props} />, '１２３４', '1.234'],
    ],
  )(
    'by disabling it is shaped in %s, and in its value',
    async ([, view, composed, shown], { skip }) => {
      skip(isStuck, REASON);
      const values: unknown[] = [];
      const stage = (disabled: boolean) => (
        <fieldset disabled={disabled}>{view({ onChange: (value) => values.push(value) })}</fieldset>
      );
      const { rerender } = render(stage(false));
      await compose(composed);
      rerender(stage(true));
      await expect.poll(() => input().value).toBe(shown);
      expect(values.at(-1)).toBe(shown === 'NI' ? 'NI' : 1234);
    },
  );
});
