import { describeTextField } from '@guadua/testing';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe } from 'vitest';
import {
  DocumentInput,
  type IdentityDocument,
  PhoneInput,
  PlateInput,
  PostalCodeInput,
} from '../../colombia';

const input = () => screen.getByLabelText<HTMLInputElement>('Campo');
const sample = (pattern: RegExp) => fc.sample(fc.stringMatching(pattern), 8);

describeTextField(
  'PhoneInput',
  {
    render: (props) => <PhoneInput {...props} value={props.value as string} />,
    input,
    texts: ['3001234567', '+57 601 345 6789', '(+57) 1 345-67-89'],
    randomTexts: sample(/^(\+57 |0057|57)?3[0-9]{2}[ .-]?[0-9]{3}[ .-]?[0-9]{4}$/),
    records: ['+573001234567', '3001'],
    composed: ['３００１', '300 1'],
  },
  { share: 1, of: 5 },
);

const cc = (number: string): IdentityDocument => ({ type: 'CC', number });

describeTextField(
  'DocumentInput',
  {
    render: (props) => <DocumentInput {...props} value={props.value as IdentityDocument} />,
    input,
    texts: ['1.032.456.789', '79308960'],
    randomTexts: sample(/^[1-9][0-9]{6,9}$/),
    records: [cc('1032456789'), cc('123')],
    composed: ['１０３２', '1.032'],
  },
  { share: 3, of: 5 },
);

// Their rules have tests of their own.
describe('fields that share all but their rules with one above', { tags: ['long'] }, () => {
  describeTextField('PlateInput', {
    render: (props) => <PlateInput {...props} value={props.value as string} />,
    input,
    texts: ['abc123', 'XYZ-12d'],
    randomTexts: sample(/^[a-zA-Z]{3}[ -]?[0-9]{2}[0-9a-z]$/),
    records: ['ABC123', 'XYZ'],
    composed: ['ａｂｃ１', 'ABC 1'],
  });

  describeTextField('PostalCodeInput', {
    render: (props) => <PostalCodeInput {...props} value={props.value as string} />,
    input,
    texts: ['110111'],
    randomTexts: sample(/^[0-9]{6}$/),
    records: ['110111', '05'],
    composed: ['１１０', '110'],
  });

  describeTextField('DocumentInput of a passport', {
    render: (props) => (
      <DocumentInput {...props} types={['PA']} value={props.value as IdentityDocument} />
    ),
    input,
    texts: ['ao-123456'],
    randomTexts: sample(/^[A-Za-z]{2}[0-9]{6}$/),
    records: [
      { type: 'PA', number: 'AO123456' },
      { type: 'PA', number: 'X1' },
    ],
    composed: ['ａｏ１', 'AO1'],
  });
});
