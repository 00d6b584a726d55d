import { DatePicker, DateRangePicker } from '@guadua/date';
import {
  Checkbox,
  CheckboxGroup,
  Form,
  NativeSelect,
  NumberInput,
  PinInput,
  RadioGroup,
  Switch,
  TextArea,
  TextInput,
} from '@guadua/forms';
import { Select } from '@guadua/select';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { VALUE_SHAPES } from './value-shapes';

const LETTERS = [
  { value: 'a', label: 'Ana' },
  { value: 'b', label: 'Beto' },
];
const CITIES = [
  { id: 1, name: 'Cali' },
  { id: 2, name: 'Pasto' },
];
const campo = { name: 'campo', 'aria-label': 'Campo' };

/** Each control of the table, empty and with what the table shows. */
const CONTROLS: Record<string, readonly [empty: ReactElement, filled: ReactElement]> = {
  '<TextInput>': [
    <TextInput key="" {...campo} />,
    <TextInput key="" {...campo} defaultValue="Ana" />,
  ],
  '<TextArea>': [<TextArea key="" {...campo} />, <TextArea key="" {...campo} defaultValue="Ana" />],
  '<NumberInput>': [
    <NumberInput key="" {...campo} />,
    <NumberInput key="" {...campo} defaultValue={4_500_000} />,
  ],
  '<PinInput>': [
    <PinInput key="" {...campo} />,
    <PinInput key="" {...campo} defaultValue="1234" />,
  ],
  '<Checkbox>': [<Checkbox key="" {...campo} />, <Checkbox key="" {...campo} defaultValue />],
  '<Switch>': [<Switch key="" {...campo} />, <Switch key="" {...campo} defaultValue />],
  '<RadioGroup>': [
    <RadioGroup key="" {...campo} options={LETTERS} />,
    <RadioGroup key="" {...campo} options={LETTERS} defaultValue="a" />,
  ],
  '<NativeSelect>': [
    <NativeSelect key="" {...campo} options={LETTERS} />,
    <NativeSelect key="" {...campo} options={LETTERS} defaultValue="a" />,
  ],
  '<CheckboxGroup>': [
    <CheckboxGroup key="" {...campo} options={LETTERS} />,
    <CheckboxGroup key="" {...campo} options={LETTERS} defaultValue={['a', 'b']} />,
  ],
  '<Select>': [
    <Select key="" {...campo} options={CITIES} />,
    <Select key="" {...campo} options={CITIES} defaultValue={2} />,
  ],
  '<Select multiple>': [
    <Select key="" {...campo} multiple options={CITIES} />,
    <Select key="" {...campo} multiple options={CITIES} defaultValue={[1, 2]} />,
  ],
  '<DatePicker>': [
    <DatePicker key="" {...campo} valueAs="iso" />,
    <DatePicker key="" {...campo} valueAs="iso" defaultValue="2026-03-05" />,
  ],
  '<DateRangePicker>': [
    <DateRangePicker key="" {...campo} valueAs="iso" />,
    <DateRangePicker
      key=""
      {...campo}
      valueAs="iso"
      defaultValue={{ from: '2026-03-01', to: '2026-03-05' }}
    />,
  ],
  '<input>': [<input key="" {...campo} />, <input key="" {...campo} defaultValue="Ana" />],
  '<input type="checkbox">': [
    <input key="" type="checkbox" {...campo} />,
    <input key="" type="checkbox" {...campo} defaultChecked />,
  ],
};

afterEach(cleanup);

/** What a form hands over for a control. */
async function handOver(control: ReactElement) {
  const onSubmit = vi.fn();
  const validate = vi.fn((value: unknown) => ({ value: value as Record<string, unknown> }));
  render(
    <Form onSubmit={onSubmit} schema={{ '~standard': { version: 1, vendor: 'x', validate } }}>
      {control}
      <button type="submit">Enviar</button>
    </Form>,
  );
  await act(async () => screen.getByText('Enviar').click());
  const [values, { formData }] = onSubmit.mock.lastCall ?? [];
  expect(validate).toHaveBeenCalledExactlyOnceWith(values);
  cleanup();
  return { value: values.campo, sent: formData.getAll('campo').join(', ') };
}

/** A value as the table writes it. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, part]) => `${key}: ${written(part)}`)
    .join(', ')} }`;
}

it.each(VALUE_SHAPES)('$control hands over what the table says (FRM-3)', async (shape) => {
  const [empty, filled] = CONTROLS[shape.control] ?? [];
  if (!empty || !filled) throw new Error(`No control for ${shape.control}`);
  const none = await handOver(empty);
  expect(written(none.value)).toBe(shape.empty);
  const some = await handOver(filled);
  expect([written(some.value), some.sent]).toEqual([shape.filled, shape.sent]);
});
