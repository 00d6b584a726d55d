import { eachInTurn, expectNoAxeViolations } from '@guadua/testing';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AddressInput, NitInput } from './colombia';
import {
  Checkbox,
  CurrencyInput,
  Field,
  MaskedInput,
  NativeSelect,
  NumberInput,
  PinInput,
  RadioGroup,
  Switch,
  TextArea,
  TextInput,
} from './index';

const options = [
  { value: 'a', label: 'Uno', description: 'El primero' },
  { value: 'b', label: 'Dos', disabled: true },
];
const selectOptions = options.map(({ value, label }) => ({ value, label }));

/** Every widget, filled in, as it stands in a form. */
const WIDGETS: Record<string, (props: { disabled?: boolean; readOnly?: boolean }) => ReactElement> =
  {
    Texto: (props) => <TextInput prefix="@" clearable defaultValue="ana" {...props} />,
    Vacío: (props) => <TextInput placeholder="Escribe" {...props} />,
    Nota: (props) => <TextArea autoGrow defaultValue="Hola" {...props} />,
    Cantidad: (props) => <NumberInput suffix="kg" min={0} max={9} defaultValue={5} {...props} />,
    Precio: (props) => <CurrencyInput defaultValue={1234.5} {...props} />,
    Hora: (props) => <MaskedInput mask="time" defaultValue="14:30" {...props} />,
    NIT: (props) => <NitInput defaultValue="899999068" {...props} />,
    Dirección: (props) => <AddressInput defaultValue="Calle 100 # 19 - 54" {...props} />,
    Código: (props) => <PinInput defaultValue="1234" {...props} />,
    Ciudad: (props) => <NativeSelect options={selectOptions} defaultValue="a" {...props} />,
    Envío: (props) => <RadioGroup options={options} defaultValue="a" {...props} />,
  };

afterEach(() => {
  delete document.documentElement.dataset.colorScheme;
  document.body.style.removeProperty('background');
});

describe.each(['light', 'dark'] as const)('every widget, %s (CMP-6, CMP-10)', (scheme) => {
  eachInTurn(
    [
      ['ready', {}],
      ['disabled', { disabled: true }],
      ['read-only', { readOnly: true }],
      ['with errors', { errors: { required: true }, when: 'always' as const, required: true }],
    ],
    scheme === 'light' ? 1 : 4,
  )('has no axe violation, %s', async (_, field) => {
    document.documentElement.dataset.colorScheme = scheme;
    document.body.style.background = 'var(--gd-surface)';
    const { disabled, readOnly } = { disabled: false, readOnly: false, ...field };
    render(
      <main>
        {Object.entries(WIDGETS).map(([label, widget]) => (
          <Field key={label} label={label} description="Ayuda" {...field}>
            {widget({ disabled, readOnly })}
          </Field>
        ))}
        <Checkbox disabled={disabled} defaultValue>
          Acepto
        </Checkbox>
        <Switch disabled={disabled} defaultValue>
          Avisos
        </Switch>
      </main>,
    );
    await expectNoAxeViolations();
  });
});

describe('nothing jumps (DESIGN 4)', () => {
  it.each(Object.keys(WIDGETS))('an error of %s takes the space that was kept for it', (label) => {
    const widget = WIDGETS[label];
    const heightWith = (errors: { required: true } | null) => {
      const { container } = render(
        <Field label={label} errors={errors} when="always">
          {widget?.({})}
        </Field>,
      );
      const { height } = container.getBoundingClientRect();
      cleanup();
      return height;
    };
    expect(heightWith({ required: true })).toBe(heightWith(null));
  });
});
