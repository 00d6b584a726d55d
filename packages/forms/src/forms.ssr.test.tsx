import { describeWidgetOnServer } from '@guadua/testing';
import { describe, expect, it } from 'vitest';
import { AddressInput, NitInput } from './colombia';
import { Field } from './field/field';
import {
  Checkbox,
  CurrencyInput,
  MaskedInput,
  NativeSelect,
  NumberInput,
  PinInput,
  RadioGroup,
  Switch,
  TextArea,
  TextInput,
  textRules,
} from './index';

const options = [
  { value: 'a', label: 'Uno' },
  { value: 'b', label: 'Dos' },
];

describeWidgetOnServer<string>('<TextInput>', {
  render: (props) => <TextInput rules={textRules({ filter: /\d/ })} {...props} />,
  value: 'Ana',
  shows: 'Ana',
});
describeWidgetOnServer<string>('<TextArea>', {
  render: (props) => <TextArea autoGrow {...props} />,
  value: 'Hola',
  shows: 'Hola',
});
describeWidgetOnServer<string>('<MaskedInput>', {
  render: (props) => <MaskedInput mask="cpf" {...props} />,
  value: '39053344705',
  shows: '390.533.447-05',
});
describeWidgetOnServer<number | null>('<NumberInput>', {
  render: (props) => <NumberInput {...props} />,
  value: 1234.5,
  shows: '1.234,5',
});
describeWidgetOnServer<number | null>('<CurrencyInput>', {
  render: (props) => <CurrencyInput {...props} />,
  value: 1234.5,
  shows: '1.234,5',
});
describeWidgetOnServer<string>('<NitInput>', {
  render: (props) => <NitInput {...props} />,
  value: '899999068-1',
  shows: '899.999.068-1',
});
describeWidgetOnServer<string | null>('<AddressInput>', {
  render: (props) => <AddressInput {...props} />,
  value: 'Cl 100 19 54',
  shows: 'value="Calle"',
});
describeWidgetOnServer<string | null>('<PinInput>', {
  render: (props) => <PinInput {...props} />,
  value: '1234',
  shows: 'value="1234"',
});
describeWidgetOnServer<string | null>('<NativeSelect>', {
  render: (props) => <NativeSelect options={options} {...props} />,
  value: 'b',
  shows: 'Dos',
});
describeWidgetOnServer<string | null>('<RadioGroup>', {
  render: (props) => <RadioGroup options={options} {...props} />,
  value: 'b',
});
describeWidgetOnServer<boolean>('<Checkbox>', {
  render: (props) => <Checkbox {...props} />,
  value: true,
});
describeWidgetOnServer<boolean>('<Switch>', {
  render: (props) => <Switch {...props} />,
  value: true,
});

describe('<Field> on a server (CMP-7)', () => {
  it('ties label and control already', async () => {
    const { renderToString } = await import('react-dom/server');
    const html = renderToString(
      <Field label="Nombre" id="nombre" errors={{ required: true }} when="always">
        <TextInput />
      </Field>,
    );
    expect(html).toContain('for="nombre"');
    expect(html).toContain('id="nombre"');
    expect(html).toContain('Requerido');
  });
});
