import { describeTextField, describeWidget } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field } from '../field/field';
import { PasswordInput } from './password-input';
import { PasswordStrength } from './password-strength';

const input = () => screen.getByLabelText<HTMLInputElement>('Campo', { selector: 'input' });
const eye = () => screen.getByRole('button', { name: 'Mostrar la contraseña' });

describeTextField(
  'PasswordInput',
  {
    render: (props) => <PasswordInput {...props} value={props.value as string} />,
    input,
    texts: ['Clave secreta 1'],
    randomTexts: fc.sample(fc.stringMatching(/^[!-~]{1,12}$/), 8),
    records: ['ANA', 'PEDRO'],
    composed: ['ñandú', 'ñandú'],
  },
  { share: 4, of: 5 },
);

describeWidget<string>(
  '<PasswordInput>',
  {
    render: (props) => <PasswordInput {...props} />,
    control: () =>
      document.querySelector<HTMLInputElement>('.gd-password-input input') ?? document.body,
    value: 'secreta',
    otherValue: 'otra',
    empty: '',
    formValue: (value) => [value],
    change: async (person) => {
      const control = document.querySelector('.gd-password-input input') ?? document.body;
      await person.clear(control);
      await person.type(control, 'otra');
    },
    leave: async (person) => {
      await person.tab();
      await person.tab();
    },
  },
  { share: 7, of: 7 },
);

function SignIn() {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Field label="Campo">
        <PasswordInput name="clave" defaultValue="secreta" />
      </Field>
      <button type="submit">Enviar</button>
      <button type="reset">Restablecer</button>
    </form>
  );
}

describe('looking at a password (INP-7)', () => {
  it('shows it with the mouse without moving the caret, and with the keyboard', async () => {
    render(<SignIn />);
    await userEvent.click(input());
    input().setSelectionRange(3, 3);
    await userEvent.click(eye());
    expect([input().type, eye().getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    expect([document.activeElement, input().selectionStart]).toEqual([input(), 3]);
    await userEvent.tab();
    expect(document.activeElement).toBe(eye());
    await userEvent.keyboard(' ');
    expect([input().type, input().value]).toEqual(['password', 'secreta']);
  });

  it.each(['Enviar', 'Restablecer'])('covers it again after “%s”', async (name) => {
    render(<SignIn />);
    await userEvent.click(eye());
    expect(input().type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name }));
    await expect.poll(() => input().type).toBe('password');
  });
});

describe('Caps Lock in a password (INP-7)', () => {
  it('is said while it is on, and no longer once the focus has left', async () => {
    render(<SignIn />);
    await userEvent.click(input());
    const press = (isOn: boolean) =>
      act(() =>
        input().dispatchEvent(
          // No driver can turn the lock itself on.
          new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: isOn }),
        ),
      );
    const hint = () => screen.queryByText('Bloq Mayús está activado');
    await press(true);
    expect(hint()).not.toBeNull();
    await press(false);
    expect(hint()).toBeNull();
    await press(true);
    await userEvent.tab();
    await userEvent.tab();
    await expect.poll(hint).toBeNull();
  });
});

describe('PasswordStrength (INP-7)', () => {
  it('says the level in a word, and nothing of an empty password', () => {
    const { rerender } = render(<PasswordStrength value="" />);
    expect(screen.getByRole('status').textContent).toBe('Fortaleza de la contraseña');
    rerender(<PasswordStrength value="Contraseña2024" />);
    expect(screen.getByRole('status').textContent).toMatch(/^Débil/);
    rerender(<PasswordStrength value="n8#Vt!q2Lw0z" />);
    expect(screen.getByRole('status').textContent).toBe('Buena');
  });
});
