import { expectNoAxeViolations } from '@guadua/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Form } from '../form/form';
import { Field } from './field';
import { type UseFieldOptions, useField } from './use-field';

/** A control of an application: a colour. */
function Color(options: UseFieldOptions) {
  const [color, setColor] = useState('#000000');
  const field = useField({ ...options, filled: color !== '#000000' });
  return (
    <div {...field.rootProps}>
      <input
        {...field.controlProps}
        type="color"
        disabled={field.disabled}
        value={color}
        onChange={(event) => {
          field.onEdit();
          setColor(event.currentTarget.value);
        }}
      />
      <button type="button" disabled={field.readOnly} onClick={() => setColor('#ffffff')}>
        Blanco
      </button>
    </div>
  );
}
const input = () => screen.getByLabelText<HTMLInputElement>('Color');
const field = () => input().closest('.gd-field');

describe('useField (FLD-6)', () => {
  it('gives a control name, description, errors and states of its field', async () => {
    render(
      <Field
        label="Color"
        description="El del carro"
        errors={{ required: true }}
        when="always"
        disabled
        readOnly
      >
        <Color name="color" />
      </Field>,
    );
    expect(input().disabled).toBe(true);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    const ids = input().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('El del carro');
    const error = document.getElementById(input().getAttribute('aria-errormessage') ?? '');
    expect(error?.textContent).toBe('Requerido');
    expect(screen.getByText<HTMLButtonElement>('Blanco').disabled).toBe(true);
    await expectNoAxeViolations();
  });

  it('tells the field of the focus, of edits and of what is filled', async () => {
    const onFocus = vi.fn();
    const onBlur = vi.fn();
    render(
      <Field label="Color">
        <Color onFocus={onFocus} onBlur={onBlur} />
      </Field>,
    );
    await userEvent.tab();
    expect(field()?.hasAttribute('data-focused')).toBe(true);
    await userEvent.tab();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(field()?.hasAttribute('data-filled')).toBe(true);
    await userEvent.tab();
    expect(onFocus).toHaveBeenCalledOnce();
    expect(onBlur).toHaveBeenCalledOnce();
    expect(field()?.hasAttribute('data-touched')).toBe(true);
  });

  it('brings the errors of a form to its name', async () => {
    render(
      <Form errors={{ color: 'Ese color no se vende' }}>
        <Field label="Color">
          <Color name="color" />
        </Field>
      </Form>,
    );
    await waitFor(() => expect(input().getAttribute('aria-invalid')).toBe('true'));
  });

  it('lets its own options win, and works without a field', () => {
    const { unmount } = render(
      <Field label="Color" disabled>
        <Color disabled={false} />
      </Field>,
    );
    expect(input().disabled).toBe(false);
    unmount();
    render(<Color id="mío" />);
    expect(document.querySelector('input')?.id).toBe('mío');
  });
});
