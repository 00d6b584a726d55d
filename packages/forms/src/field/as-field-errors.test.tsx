import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Fieldset } from '../fieldset/fieldset';
import { TextInput } from '../text-input/text-input';
import { asFieldErrors } from './as-field-errors';
import { Field } from './field';
import type { FormErrorValue } from './field.types';
import { FieldErrors } from './field-errors';

const CASES: [FormErrorValue, string[]][] = [
  ['Ya existe otro', ['Ya existe otro']],
  ['', []],
  [null, []],
  [undefined, []],
  [{ required: true }, ['Requerido']],
  [{ required: false }, []],
  [{ key: 'required' }, ['Requerido']],
  [{ key: 'maxCharacters', values: { limit: 1000 } }, ['Caben 1.000 caracteres']],
  [{ key: 'otra', message: 'Del servidor' }, ['Del servidor']],
  [
    ['Uno', { key: 'required' }],
    ['Uno', 'Requerido'],
  ],
  [[], []],
];

describe('the errors of a field, whatever they are given as (FLD-2)', () => {
  it.each(CASES)('%j', (errors, messages) => {
    const shown = () =>
      Array.from(document.querySelectorAll('[data-error]'), ({ textContent }) => textContent);
    const { unmount } = render(
      <Field label="Campo" errors={errors} when="always">
        <TextInput />
      </Field>,
    );
    expect(shown()).toEqual(messages);
    expect(screen.getByLabelText('Campo').getAttribute('aria-invalid')).toBe(
      messages.length > 0 ? 'true' : null,
    );
    unmount();
    const group = render(<Fieldset legend="Grupo" errors={errors} when="always" />);
    expect(shown()).toEqual(messages);
    group.unmount();
    render(<FieldErrors errors={errors} />);
    expect(shown()).toEqual(messages);
  });

  it('keeps those of a validator as they are', () => {
    const errors = { required: true };
    expect(asFieldErrors(errors)).toBe(errors);
  });
});
