import { describeWidget } from '@guadua/testing';
import { screen } from '@testing-library/react';
import { describe } from 'vitest';
import { AddressInput } from './colombia';
import { CurrencyInput, MaskedInput, PinInput } from './index';

/** Once more with real keys, focus and layout: those that do more than a native control. */
const textbox = () => screen.getByRole<HTMLInputElement>('textbox');

describeWidget<string>(
  '<MaskedInput>',
  {
    render: (props) => <MaskedInput mask="cpf" {...props} />,
    control: textbox,
    value: '390.533.447-05',
    otherValue: '111.444.777-35',
    empty: '',
    formValue: (value) => [value],
    change: async (person) => {
      await person.clear(textbox());
      await person.keyboard('11144477735');
    },
    keepsDraft: true,
  },
  { share: 1, of: 7 },
);

describeWidget<number | null>(
  '<CurrencyInput>',
  {
    render: (props) => <CurrencyInput {...props} />,
    control: textbox,
    value: 1234,
    otherValue: 56.7,
    empty: null,
    formValue: (value) => [value === null ? '' : String(value)],
    change: async (person) => {
      await person.clear(textbox());
      await person.keyboard('56,7');
    },
    keepsDraft: true,
  },
  { share: 2, of: 7 },
);

describeWidget<string | null>(
  '<PinInput>',
  {
    render: (props) => <PinInput {...props} />,
    control: textbox,
    value: '1234',
    otherValue: '5678',
    empty: null,
    formValue: (value) => (value === null ? [] : [value]),
    change: async (person) => {
      await person.click(textbox());
      await person.keyboard('{Home}5678');
    },
    keepsDraft: true,
  },
  { share: 3, of: 7 },
);

// `address-input.test.tsx` proves the same in jsdom, in each run.
describe('with real keys', { tags: ['long'] }, () => {
  describeWidget<string | null>('<AddressInput>', {
    render: (props) => <AddressInput {...props} />,
    control: () => screen.getByRole('combobox'),
    value: 'Calle 100',
    otherValue: 'Carrera 7',
    empty: null,
    formValue: (value) => (value === null ? [] : [value]),
    change: async (person) => {
      await person.clear(screen.getByRole('combobox'));
      await person.keyboard('carr{Enter}');
      await person.keyboard('{ControlOrMeta>}a{/ControlOrMeta}7');
    },
    open: (person) => person.click(screen.getByRole('combobox')),
    keepsDraft: true,
  });
});
