import * as date from '@guadua/date';
import * as file from '@guadua/file';
import * as forms from '@guadua/forms';
import * as colombia from '@guadua/forms/colombia';
import * as select from '@guadua/select';
import { ButtonGroup, ButtonGroupItem } from '@guadua/utils/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Fragment, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VALUE_SHAPES, type ValueShape } from './value-shapes';

const LETTERS = [
  { value: 'a', label: 'Ana' },
  { value: 'b', label: 'Beto' },
];
const CITIES = [
  { id: 1, name: 'Cali' },
  { id: 2, name: 'Pasto' },
];
/** Each control of the table, by the way the table writes it. */
const CONTROLS: Record<
  string,
  (props: { name: string; 'aria-label': string }, first: unknown) => ReactElement
> = {
  '<TextInput>': (props) => <forms.TextInput {...props} />,
  '<TextArea>': (props) => <forms.TextArea {...props} />,
  '<PasswordInput>': (props) => <forms.PasswordInput {...props} />,
  '<MaskedInput mask="00-00">': (props) => <forms.MaskedInput {...props} mask="00-00" />,
  '<NitInput>': (props) => <colombia.NitInput {...props} />,
  '<PhoneInput>': (props) => <colombia.PhoneInput {...props} />,
  '<PlateInput>': (props) => <colombia.PlateInput {...props} />,
  '<PostalCodeInput>': (props) => <colombia.PostalCodeInput {...props} />,
  '<Autocomplete>': (props) => <select.Autocomplete {...props} options={['Cali', 'Pasto']} />,
  '<NumberInput>': (props) => <forms.NumberInput {...props} />,
  '<CurrencyInput>': (props) => <forms.CurrencyInput {...props} />,
  '<PinInput>': (props) => <forms.PinInput {...props} />,
  '<AddressInput>': (props) => <colombia.AddressInput {...props} />,
  '<DocumentInput>': (props) => <colombia.DocumentInput {...props} />,
  '<Checkbox>': (props) => <forms.Checkbox {...props} />,
  '<Switch>': (props) => <forms.Switch {...props} />,
  '<RadioGroup>': (props) => <forms.RadioGroup {...props} options={LETTERS} />,
  '<NativeSelect>': (props) => (
    <forms.NativeSelect {...props} options={LETTERS} placeholder="Elige" />
  ),
  '<CheckboxGroup>': (props) => <forms.CheckboxGroup {...props} options={LETTERS} />,
  '<ButtonGroup>': (props) => (
    <ButtonGroup {...props} selection="single">
      <ButtonGroupItem value="a">Ana</ButtonGroupItem>
    </ButtonGroup>
  ),
  '<Select>': (props) => <select.Select {...props} options={CITIES} />,
  '<Select multiple>': (props) => <select.Select {...props} multiple options={CITIES} />,
  '<DatePicker valueAs="iso">': (props) => <date.DatePicker {...props} valueAs="iso" />,
  '<DatesPicker valueAs="iso">': (props) => <date.DatesPicker {...props} valueAs="iso" />,
  '<DateRangePicker valueAs="iso">': (props) => <date.DateRangePicker {...props} valueAs="iso" />,
  '<DateRangeFields valueAs="iso">': (props) => <date.DateRangeFields {...props} valueAs="iso" />,
  '<TimeInput>': (props) => <date.TimeInput {...props} />,
  '<MonthPicker valueAs="iso">': (props) => <date.MonthPicker {...props} valueAs="iso" />,
  '<WeekPicker valueAs="iso">': (props) => <date.WeekPicker {...props} valueAs="iso" />,
  '<QuarterPicker valueAs="iso">': (props) => <date.QuarterPicker {...props} valueAs="iso" />,
  '<YearPicker valueAs="iso">': (props) => <date.YearPicker {...props} valueAs="iso" />,
  '<FileInput>': (props) => <file.FileInput {...props} />,
  '<FileInput multiple>': (props) => <file.FileInput {...props} multiple />,
  '<ImageInput>': (props) => <file.ImageInput {...props} />,
  '<input>': (props, first) => <input {...props} defaultValue={String(first)} />,
  '<input type="checkbox">': (props, first) => (
    <input type="checkbox" {...props} defaultChecked={first === true} />
  ),
};

afterEach(cleanup);

/** What a form hands over for a control that begins with a value. */
async function handOver(control: string, first: unknown, count = 1) {
  const onSubmit = vi.fn();
  const validate = vi.fn((value: unknown) => ({ value: value as Record<string, unknown> }));
  render(
    <forms.Form
      defaultValues={{ campo: first }}
      schema={{ '~standard': { version: 1, vendor: 'x', validate } }}
      onSubmit={onSubmit}
    >
      {Array.from({ length: count }, (_, key) => (
        <Fragment key={key}>
          {CONTROLS[control]?.({ name: 'campo', 'aria-label': 'Campo' }, first)}
        </Fragment>
      ))}
      <button type="submit">Enviar</button>
    </forms.Form>,
  );
  await act(async () => screen.getByText('Enviar').click());
  cleanup();
  if (!onSubmit.mock.lastCall) return null;
  const [values, { formData }] = onSubmit.mock.lastCall;
  expect(validate).toHaveBeenCalledExactlyOnceWith(values);
  const sent = formData
    .getAll('campo')
    .map((one: string | File) => (typeof one === 'string' ? one : one.name));
  return { value: values.campo, sent };
}

const CELLS = VALUE_SHAPES.flatMap(({ control, values, sent }: ValueShape) =>
  values.map((value, count) => ({ control, count, value, sent: sent[count] })),
);
/** Those that take a value from their form: an element of the application has its own default. */
const OURS = VALUE_SHAPES.filter(({ control }) => !control.startsWith('<input'));

describe('the table of what each control hands over (FRM-3)', () => {
  it.each(CELLS)('$control with $count values', async ({ control, value, sent }) => {
    expect(await handOver(control, value)).toEqual({ value, sent });
  });

  it('names every control that is exported', () => {
    const exported = Object.keys({ ...forms, ...colombia, ...select, ...date, ...file });
    const controls = exported.filter((name) =>
      /^[A-Z].*(Input|Picker|Fields|TextArea|Select|Autocomplete|Checkbox|Switch|Group)$/.test(
        name,
      ),
    );
    const listed = VALUE_SHAPES.map(({ control }) => /\w+/.exec(control)?.[0]);
    expect(listed).toEqual(expect.arrayContaining(controls));
  });
});

describe('two controls of one name (FRM-3)', () => {
  it.each(OURS)('hand over a list of both: $control', async ({ control, values: [, one] }) => {
    const handed = await handOver(control, one, 2);
    expect(handed?.value).toEqual([one, one]);
  });
});

describe('a default of the wrong type (FRM-3)', () => {
  const WRONG = [5, true, 'x', { a: 1 }, [5], [{ a: 1 }], new Date(Number.NaN)];
  const kindOf = (value: unknown): string =>
    Array.isArray(value) ? `[${value[0] === undefined ? '' : kindOf(value[0])}]` : typeof value;

  it.each(OURS)('becomes none, or the shape of the control: $control', async (shape) => {
    const kinds = shape.values.map(kindOf);
    // Keys and options of any kind, and the addresses of saved files, are values too.
    if (/Select|File|Image/.test(shape.control)) kinds.push('string', '[string]', '[object]');
    for (const wrong of WRONG) {
      const handed = await handOver(shape.control, wrong);
      // What can't be sent is refused by its field.
      if (handed) expect(kinds, JSON.stringify(wrong)).toContain(kindOf(handed.value));
    }
    vi.mocked(console.warn).mockClear();
  });
});
