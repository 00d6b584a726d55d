import { describeTextField } from '@guadua/testing';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe } from 'vitest';
import { AddressInput, NitInput } from '../colombia';
import {
  CurrencyInput,
  MaskedInput,
  NumberInput,
  PinInput,
  TextArea,
  TextInput,
  textRules,
} from '../index';

const input = () => screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>('Campo');
const sample = (texts: fc.Arbitrary<string>) => fc.sample(texts, 8);

const words = fc.stringMatching(/^[a-zñáéíóú]{1,6}( [a-zñáéíóú]{1,5}){0,2}$/);
const amount = fc
  .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.constantFrom('', ',5', '.25', ',07'))
  .map(([whole, fraction]) => `${whole}${fraction}`);
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const street = fc
  .tuple(
    fc.constantFrom('Calle', 'Carrera', 'Avenida Carrera', 'Diagonal'),
    fc.integer({ min: 1, max: 250 }),
    fc.integer({ min: 1, max: 150 }),
    fc.integer({ min: 1, max: 99 }),
  )
  .map(([kind, one, two, three]) => `${kind} ${one} # ${two} - ${three}`);

describeTextField(
  'TextInput',
  {
    render: (props) => <TextInput {...props} value={props.value as string} />,
    input,
    texts: ['Ana María'],
    randomTexts: sample(words),
    records: ['ANA', 'PEDRO'],
    composed: ['ñandú', 'ñandú'],
  },
  { share: 5, of: 5 },
);

describeTextField(
  'NumberInput',
  {
    render: (props) => <NumberInput {...props} value={props.value as number} />,
    input,
    texts: ['1234.5', "4'500.000", '.5'],
    randomTexts: sample(amount),
    records: [1234, 56],
    composed: ['１２３４', '1.234'],
  },
  { share: 2, of: 5 },
);

describeTextField(
  'CurrencyInput',
  {
    render: (props) => <CurrencyInput {...props} value={props.value as number} />,
    input,
    texts: ['1234.56', '1.234.567'],
    randomTexts: sample(amount),
    records: [1234, 56],
    composed: ['１２３４', '1.234'],
  },
  { share: 3, of: 5 },
);

describeTextField(
  'MaskedInput',
  {
    render: (props) => <MaskedInput {...props} mask="cpf" value={props.value as string} />,
    input,
    texts: ['39053344705'],
    randomTexts: sample(digits(11)),
    records: ['390.533', '123.456'],
    composed: ['３９０５', '390.5'],
  },
  { share: 1, of: 5 },
);

describeTextField(
  'NitInput',
  {
    render: (props) => <NitInput {...props} value={props.value as string} />,
    input,
    texts: ['899999068-1'],
    randomTexts: sample(digits(9)),
    records: ['899999068', '123'],
    composed: ['８９９９', '8.999'],
  },
  { share: 4, of: 5 },
);

describeTextField(
  'PinInput',
  {
    render: (props) => <PinInput {...props} value={props.value as string} />,
    input,
    texts: ['1234'],
    randomTexts: sample(digits(4)),
    records: ['1234', '9876'],
    // What the widget itself writes ends the browser's history.
    composed: ['12', '12'],
    silentDrafts: true,
    nativeUndo: true,
  },
  { share: 5, of: 5 },
);

describeTextField(
  'AddressInput',
  {
    render: (props) => <AddressInput {...props} value={props.value as string} />,
    input: () => screen.getByRole<HTMLInputElement>('combobox'),
    texts: ['Vereda La Unión', 'Calle 100 # 19 - 54'],
    randomTexts: sample(street),
    records: ['Calle 1', 'Carrera 7'],
    composed: ['vereda', 'vereda'],
  },
  { share: 2, of: 5 },
);

// Their rules have tests of their own.
describe('fields that share all but their rules with one above', { tags: ['long'] }, () => {
  describeTextField('TextInput under rules', {
    render: (props) => (
      <TextInput
        {...props}
        value={props.value as string}
        rules={textRules({ textCase: 'upper', filter: /\d/ })}
      />
    ),
    input,
    texts: ['ana 1 maría'],
    randomTexts: sample(words),
    records: ['ANA', 'PEDRO'],
    composed: ['maria', 'MARIA'],
  });

  describeTextField('TextArea', {
    render: (props) => <TextArea {...props} value={props.value as string} />,
    input,
    texts: ['Ana María'],
    randomTexts: sample(words),
    records: ['ANA', 'PEDRO'],
    composed: ['ñandú', 'ñandú'],
  });

  describeTextField('TextInput as a name', {
    render: (props) => (
      <TextInput {...props} value={props.value as string} rules={textRules({ textCase: 'name' })} />
    ),
    input,
    texts: ["maría de los ángeles y d'angelo", 'ana  maria'],
    randomTexts: sample(words),
    records: ['Ana', 'Pedro'],
    composed: ['maria', 'Maria'],
  });
});
