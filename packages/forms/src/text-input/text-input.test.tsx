import { describeWidget, expectNoAxeViolations } from '@guadua/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../field/field';
import { TextInput } from './text-input';
import { textRules } from './text-rules';

describeWidget<string>(
  '<TextInput>',
  {
    render: (props) => <TextInput {...props} />,
    control: () => screen.getByRole('textbox'),
    value: 'Ana',
    otherValue: 'Eva',
    empty: '',
    formValue: (value) => [value],
    change: async (person) => {
      const input = screen.getByRole('textbox');
      await person.clear(input);
      await person.type(input, 'Eva');
    },
    // Clearing and typing goes through values that a caller may hold on to.
    keepsDraft: true,
  },
  { share: 2, of: 6 },
);

describe('TextInput (INP-1)', () => {
  it('keeps the value of a caller who does not move', async () => {
    const onChange = vi.fn();
    render(<TextInput aria-label="Nombre" value="Ana" onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox'), 's');
    expect(onChange).toHaveBeenCalledWith('Anas', { reason: 'type' });
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ana');
  });

  it('filters and cases what is typed', async () => {
    const onChange = vi.fn();
    render(
      <TextInput
        aria-label="Nombre"
        rules={textRules({ filter: /\d/, textCase: 'name' })}
        onChange={onChange}
      />,
    );
    await userEvent.type(screen.getByRole('textbox'), 'an4a d3e la paz');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ana de la Paz');
    expect(onChange).toHaveBeenLastCalledWith('Ana de la Paz', { reason: 'type' });
  });

  it('filters what a tool sets with a change event alone', () => {
    const onChange = vi.fn();
    render(
      <TextInput aria-label="Nombre" rules={textRules({ filter: /\d/ })} onChange={onChange} />,
    );
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'a1b2' } });
    expect(onChange).toHaveBeenCalledOnce();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ab');
  });

  it('keeps what was there where a filled-in text has nothing that may stay (INP-1.1)', () => {
    const onChange = vi.fn();
    render(
      <Field label="Nombre">
        <TextInput rules={textRules({ filter: /\d/ })} defaultValue="Ana" onChange={onChange} />
      </Field>,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
    fireEvent.input(input, { target: { value: '123' } });
    expect(input.value).toBe('Ana');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText(/no se puede usar aquí/)).toBeDefined();
  });

  it('cuts a filled-in text to maxLength, as a pasted one (INP-1.1)', () => {
    const onChange = vi.fn();
    const rules = textRules({ filter: /\d/ });
    render(<TextInput aria-label="Nombre" rules={rules} maxLength={3} onChange={onChange} />);
    fireEvent.input(screen.getByRole('textbox'), { target: { value: '1abcd' } });
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('abc');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('abc', { reason: 'autofill' });
  });

  it('is typed into and undone where the browser tells of no selection (TXC-4)', async () => {
    const onChange = vi.fn();
    render(<TextInput aria-label="Correo" type="email" onChange={onChange} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, 'a@b.co');
    expect(onChange).toHaveBeenLastCalledWith('a@b.co', { reason: 'type' });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(onChange).toHaveBeenLastCalledWith('', { reason: 'undo' });
    expect(input.value).toBe('');
  });

  it('clears with its button, reports why, and keeps the focus', async () => {
    const onChange = vi.fn();
    render(<TextInput aria-label="Nombre" clearable defaultValue="Ana" onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el texto' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('', { reason: 'clear' });
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows prefix and suffix, and pressing them focuses the input', async () => {
    render(<TextInput aria-label="Sitio" prefix="https://" suffix=".co" />);
    await userEvent.click(screen.getByText('https://'));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    await expectNoAxeViolations();
  });

  it('takes null from a caller for empty', () => {
    render(<TextInput aria-label="Nombre" value={null} />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });
});
