import { describeTextField } from '@guadua/testing';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import {
  CurrencyInput,
  MaskedInput,
  NitInput,
  NumberInput,
  PinInput,
  TextArea,
  TextInput,
} from '../index';

const input = () => screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>('Campo');
const sample = (texts: fc.Arbitrary<string>) => fc.sample(texts, 8);

const words = fc.stringMatching(/^[a-zñáéíóú]{1,6}( [a-zñáéíóú]{1,5}){0,2}$/);
const amount = fc
  .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.constantFrom('', ',5', '.25', ',07'))
  .map(([whole, fraction]) => `${whole}${fraction}`);
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

describeTextField('TextInput', {
  render: (props) => <TextInput {...props} value={props.value as string} />,
  input,
  texts: ['Ana María'],
  randomTexts: sample(words),
  records: ['ANA', 'PEDRO'],
  composed: ['ñandú', 'ñandú'],
});

describeTextField('TextInput under rules', {
  render: (props) => (
    <TextInput {...props} value={props.value as string} textCase="upper" filter={/\d/} />
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

describeTextField('NumberInput', {
  render: (props) => <NumberInput {...props} value={props.value as number} />,
  input,
  texts: ['1234.5', "4'500.000", '.5'],
  randomTexts: sample(amount),
  records: [1234, 56],
  composed: ['１２３４', '1.234'],
});

describeTextField('CurrencyInput', {
  render: (props) => <CurrencyInput {...props} value={props.value as number} />,
  input,
  texts: ['1234.56', '1.234.567'],
  randomTexts: sample(amount),
  records: [1234, 56],
  composed: ['１２３４', '1.234'],
});

describeTextField('MaskedInput', {
  render: (props) => <MaskedInput {...props} mask="cpf" value={props.value as string} />,
  input,
  texts: ['39053344705'],
  randomTexts: sample(digits(11)),
  records: ['390.533', '123.456'],
  composed: ['３９０５', '390.5'],
});

describeTextField('NitInput', {
  render: (props) => <NitInput {...props} value={props.value as string} />,
  input,
  texts: ['899999068-1'],
  randomTexts: sample(digits(9)),
  records: ['899999068', '123'],
  composed: ['８９９９', '8.999'],
});

describeTextField('PinInput', {
  render: (props) => <PinInput {...props} value={props.value as string} />,
  input,
  texts: ['1234'],
  randomTexts: sample(digits(4)),
  records: ['1234', '9876'],
  composed: ['１２', '12'],
  silentDrafts: true,
});
