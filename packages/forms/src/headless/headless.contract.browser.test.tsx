import { describeTextField } from '@guadua/testing';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ChangeDetails } from '../shared/control.types';
import { useMaskText } from './use-mask-text';
import { useNumberText } from './use-number-text';

interface Props<Value> {
  'aria-label': string;
  name: string;
  value?: Value;
  onChange: (value: Value, details: ChangeDetails) => void;
}
function OwnNumber({ value, onChange, ...native }: Props<number | null>) {
  const number = useNumberText({ value, onChange });
  return <input {...native} {...number.props} />;
}
function OwnMask({ value, onChange, ...native }: Props<string>) {
  const { props } = useMaskText({
    mask: 'cpf',
    value,
    onChange: (text, details) => onChange(text, details),
  });
  return <input {...native} {...props} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>('Campo');

describeTextField(
  'useNumberText',
  {
    render: (props) => <OwnNumber {...props} value={props.value as number} />,
    input,
    texts: ['1234.5', "4'500.000"],
    randomTexts: fc.sample(fc.integer({ min: 1, max: 9_999_999 }).map(String), 8),
    records: [1234, 56],
    composed: ['１２３４', '1.234'],
    isHeadless: true,
  },
  { share: 2, of: 5 },
);

describeTextField(
  'useMaskText',
  {
    render: (props) => <OwnMask {...props} value={props.value as string} />,
    input,
    texts: ['39053344705'],
    randomTexts: fc.sample(fc.stringMatching(/^[0-9]{11}$/), 8),
    records: ['390.533', '123.456'],
    composed: ['３９０５', '390.5'],
    isHeadless: true,
  },
  { share: 5, of: 5 },
);
