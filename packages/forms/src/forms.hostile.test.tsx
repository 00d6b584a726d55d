import { expectConsole } from '@guadua/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  AddressInput,
  addressValue,
  DocumentInput,
  formatAddress,
  formatNIT,
  NitInput,
  nitCheck,
  nitCheckDigit,
  PhoneInput,
  PlateInput,
  PostalCodeInput,
  parseAddress,
  verifyDocument,
  verifyNIT,
} from './colombia';
import {
  applyMask,
  betweenRange,
  CharacterCount,
  CheckboxGroup,
  CurrencyInput,
  countCharacters,
  estimatePassword,
  formatNumber,
  isMaskComplete,
  lowerThan,
  MaskedInput,
  maskErrors,
  NativeSelect,
  NumberInput,
  PasswordInput,
  PasswordStrength,
  PinInput,
  parseNumber,
  RadioGroup,
  TextArea,
  TextInput,
  textRules,
  unmask,
  verifyCNPJ,
  verifyCPF,
} from './index';

/** What a caller without types may hand on. */
interface Untyped {
  value: never;
  onChange: () => void;
}

const FIELDS: [name: string, field: (props: Untyped) => ReactElement][] = [
  [
    'TextInput',
    (props) => <TextInput {...props} rules={textRules({ textCase: 'name', filter: /\d/ })} />,
  ],
  ['TextArea', (props) => <TextArea {...props} autoGrow />],
  ['NumberInput', (props) => <NumberInput {...props} />],
  ['CurrencyInput', (props) => <CurrencyInput {...props} />],
  ['MaskedInput', (props) => <MaskedInput {...props} mask="cpf-cnpj" />],
  ['NitInput', (props) => <NitInput {...props} />],
  ['PinInput', (props) => <PinInput {...props} />],
  ['AddressInput', (props) => <AddressInput {...props} />],
  ['PasswordInput', (props) => <PasswordInput {...props} />],
  ['PhoneInput', (props) => <PhoneInput {...props} />],
  ['PlateInput', (props) => <PlateInput {...props} />],
  ['PostalCodeInput', (props) => <PostalCodeInput {...props} />],
  ['DocumentInput', (props) => <DocumentInput {...props} />],
  ['NativeSelect', (props) => <NativeSelect {...props} options={OPTIONS} />],
  ['RadioGroup', (props) => <RadioGroup {...props} options={OPTIONS} />],
  [
    'PasswordStrength',
    ({ value }) => (
      <>
        <PasswordStrength value={value} />
        <CharacterCount value={value} maxLength={3} />
        <input />
      </>
    ),
  ],
];
const OPTIONS = [
  { value: '5', label: 'Cinco' },
  { value: 'a', label: 'A' },
];
const OF_WRONG_TYPE = [
  5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  1e21,
  Number('123456789012345678'),
  true,
  {},
  [1],
  new Date(0),
  Object.create(null),
  Symbol('x'),
  10n,
];
const TEXTS = ['\ud83d', 'a\0b', '\u202e12\u202c', '123456789012345678', '1e21', '-0', 'Infinity'];
const UNITS = ['a', '9', ' ', '# - ', '-', '\ud83d', '\0', '\u200f'];

const form = () => screen.getByRole<HTMLFormElement>('form');

function field() {
  const found = document.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  );
  if (!found) throw new Error('no field');
  return found;
}

describe('a value of the wrong type (CMP-9)', () => {
  const untyped = (value: unknown) => ({ value: value as never, onChange: () => {} });

  it('is taken for a text by a text field, which says so', () => {
    render(<NitInput {...untyped(899999068)} />);
    expect(field().value).toBe('899.999.068');
    expectConsole('warn', 'text fields take a text as value, not a number');
  });

  it.each([
    ['NativeSelect', <NativeSelect key="" {...untyped(5)} name="campo" options={OPTIONS} />],
    ['RadioGroup', <RadioGroup key="" {...untyped(5)} name="campo" options={OPTIONS} />],
  ])('is taken for the text of an option by a %s', (_, choice) => {
    render(<form aria-label="Formulario">{choice}</form>);
    expect(new FormData(form()).get('campo')).toBe('5');
    vi.mocked(console.warn).mockClear();
  });

  it('is taken for a list by a CheckboxGroup, which says so', () => {
    for (const [value, sent] of [
      ['abc', ['abc']],
      ['', []],
      [false, []],
      [{}, []],
    ] as const) {
      const { unmount } = render(
        <form aria-label="Formulario">
          <CheckboxGroup {...untyped(value)} name="campo" options={OPTIONS} />
        </form>,
      );
      expect(new FormData(form()).getAll('campo')).toEqual(sent);
      unmount();
    }
    expectConsole(
      'warn',
      '<CheckboxGroup> value is a string. Give a list of texts',
      '<CheckboxGroup> value is a boolean',
      '<CheckboxGroup> value is a object',
    );
  });

  it('is taken for the number of a DocumentInput, which says so', () => {
    render(
      <form aria-label="Formulario">
        <DocumentInput {...untyped('1020304050')} name="documento" types={['CE', 'CC']} />
      </form>,
    );
    const sent = new FormData(form());
    expect([sent.get('documento'), sent.get('documentoType')]).toEqual(['1020304050', 'CE']);
    expectConsole('warn', '<DocumentInput> value is a string. Give {type, number}');
  });

  it('is taken for a number by a number field, which says so', () => {
    render(<NumberInput {...untyped('1234.5')} />);
    expect(field().value).toBe('1.234,5');
    expectConsole('warn', '<NumberInput> value is a string');
  });
});

describe.each(FIELDS)('%s with what should not be given (CMP-9, TXC-8)', (_, element) => {
  const show = (value: unknown) =>
    render(element({ value: value as never, onChange: () => {} })).unmount;

  it('takes a value of the wrong type without an error', () => {
    for (const value of OF_WRONG_TYPE) {
      const unmount = show(value);
      fireEvent.blur(field());
      unmount();
    }
    vi.mocked(console.warn).mockClear();
  });

  it('takes halves of characters, null bytes, marks of direction and long digits', () => {
    for (const text of TEXTS) show(text)();
    vi.mocked(console.warn).mockClear();
  });

  it('shows a value of a hundred thousand characters without going through it again and again', () => {
    for (const unit of UNITS) {
      const text = unit.repeat(Math.ceil(100_000 / unit.length));
      const times = Array.from({ length: 3 }, () => {
        const start = processorTime();
        const unmount = show(text);
        const time = processorTime() - start;
        unmount();
        return time;
      });
      expect(Math.min(...times), JSON.stringify(unit)).toBeLessThan(200);
    }
    vi.mocked(console.warn).mockClear();
  });
});

describe('the functions behind them (TXC-8)', () => {
  it.each(UNITS)('read and write a megabyte of %j in one go', (unit) => {
    const text = unit.repeat(Math.ceil(1_000_000 / unit.length));
    const times = Array.from({ length: 3 }, () => {
      const start = processorTime();
      formatNIT(text);
      verifyNIT(text);
      formatAddress({ via: 'Calle', address1: text, address2: '', address3: '' });
      return processorTime() - start;
    });
    expect(Math.min(...times)).toBeLessThan(200);
  });
});

/** Milliseconds that this process has computed: the clock goes on where another one has its turn. */
function processorTime(): number {
  return process.cpuUsage().user / 1000;
}

/** What a text has no place for; the functions take texts. */
const NO_TEXT = [undefined, null, true, {}, [1], new Date(0), Object.create(null), Symbol('x')];
const untyped = (value: unknown) => value as never;

describe('functions and values of the wrong type (CMP-9)', () => {
  it('take a number as its digits', () => {
    expect(applyMask(untyped(39053344705), 'cpf')).toBe('390.533.447-05');
    expect(formatNIT(untyped(899999068))).toBe('899.999.068');
    expect(nitCheckDigit(untyped(899999068))).toBe(1);
    expect(parseNumber(untyped(1234))).toBe(1234);
    expect(parseAddress(untyped(5))).toEqual(parseAddress('5'));
    expect(verifyCPF(39053344705)).toBeNull();
  });

  it.each(NO_TEXT)('take %o for an empty text', (value) => {
    const given = untyped(value);
    expect(parseAddress(given)).toEqual(parseAddress(''));
    expect(formatAddress(given)).toBe('');
    expect(addressValue(given)).toBeNull();
    expect(applyMask(given, 'cpf')).toBe('');
    expect(unmask(given, 'cpf')).toBe('');
    expect(isMaskComplete(given, 'cpf')).toBe(false);
    expect(maskErrors(given, 'cpf')).toBeNull();
    expect(formatNIT(given)).toBe('');
    expect(nitCheck(given)).toBeNull();
    expect(parseNumber(given)).toBeNull();
    expect(formatNumber(given)).toBe('');
    expect(countCharacters(given)).toBe(0);
    expect(estimatePassword(given).bits).toBe(0);
  });

  it.each(NO_TEXT.slice(2))('never let %o pass for a document', (value) => {
    expect(verifyNIT(value)).toEqual({ verifyNIT: true });
    expect(verifyCPF(value)).toEqual({ verifyCPF: true });
    expect(verifyCNPJ(value)).toEqual({ verifyCNPJ: true });
    expect(verifyDocument({ type: 'CC', number: value })).not.toBeNull();
  });

  it.each([{}, [1], Object.create(null), Symbol('x')])('do not compare %o', (value) => {
    expect(lowerThan(3)(value)).toBeNull();
    expect(betweenRange(1, 3)(value)).toBeNull();
  });

  it('never let a number without its type pass for a document', () => {
    expect(verifyDocument('1020304050')).not.toBeNull();
    expect(verifyDocument(1020304050)).not.toBeNull();
  });

  it('say that a mask is missing', () => {
    expect(() => applyMask('12', untyped(undefined))).toThrow(TypeError);
    expectConsole('warn', 'masks are a name, a pattern, or a list of them, not undefined');
  });
});
