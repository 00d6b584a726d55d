import { describeWidget } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PlateInput } from './plate-input';

const input = () => screen.getByRole<HTMLInputElement>('textbox');

describeWidget<string>(
  '<PlateInput>',
  {
    render: (props) => <PlateInput {...props} />,
    control: input,
    value: 'ABC123',
    otherValue: 'XYZ12D',
    empty: '',
    formValue: (value) => [value],
    change: async (person) => {
      await person.clear(input());
      await person.type(input(), 'xyz12d');
    },
    keepsDraft: true,
  },
  { share: 2, of: 6 },
);

describe('PlateInput (COL-7)', () => {
  it('writes capitals with a space, and gives them without', async () => {
    const onChange = vi.fn();
    render(<PlateInput aria-label="Placa" onChange={onChange} />);
    await userEvent.type(input(), 'abc-123');
    expect(input().value).toBe('ABC 123');
    expect(onChange).toHaveBeenLastCalledWith('ABC123', {
      reason: 'type',
      plate: { kind: 'car', plate: 'ABC123' },
    });
  });

  it.each(['ABC1234', 'ñandú', 'ABC+12', '¡!'])(
    'keeps what was there when %s is pasted',
    async (text) => {
      render(<PlateInput aria-label="Placa" defaultValue="ABC123" />);
      await userEvent.click(input());
      input().select();
      await userEvent.paste(text);
      expect(input().value).toBe('ABC 123');
    },
  );

  it('stops the form for half a plate and for a kind that is not asked for', () => {
    const { rerender } = render(<PlateInput aria-label="Placa" value="ABC12" />);
    expect(input().validationMessage).toBe('Escribe la placa completa, como ABC 123 o ABC 12D');
    rerender(<PlateInput aria-label="Placa" value="ABC12" kinds={['old-motorcycle']} />);
    expect(input().checkValidity()).toBe(true);
    rerender(<PlateInput aria-label="Placa" value="ABC123" kinds={['motorcycle']} />);
    expect(input().checkValidity()).toBe(false);
  });
});
