import { describeWidget, expectNoAxeViolations } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PostalCodeInput } from './postal-code-input';

const input = () => screen.getByRole<HTMLInputElement>('textbox');

describeWidget<string>(
  '<PostalCodeInput>',
  {
    render: (props) => <PostalCodeInput {...props} />,
    control: input,
    value: '110111',
    otherValue: '050010',
    empty: '',
    formValue: (value) => [value],
    change: async (person) => {
      await person.clear(input());
      await person.type(input(), '050010');
    },
    keepsDraft: true,
  },
  { share: 6, of: 6 },
);

describe('PostalCodeInput (COL-7)', () => {
  it('shows the department as soon as two digits say it, and describes the field by it', async () => {
    const onChange = vi.fn();
    render(<PostalCodeInput aria-label="Código postal" onChange={onChange} />);
    await userEvent.type(input(), '0');
    expect(screen.queryByText('Antioquia')).toBeNull();
    await userEvent.keyboard('5');
    expect(input().getAttribute('aria-describedby')).toBe(screen.getByText('Antioquia').id);
    expect(onChange).toHaveBeenLastCalledWith('05', {
      reason: 'type',
      department: { code: '05', name: 'Antioquia' },
    });
    await expectNoAxeViolations();
  });

  it('leaves the department out when asked to', () => {
    render(<PostalCodeInput aria-label="Código postal" value="110111" department={false} />);
    expect(screen.queryByText(/Bogotá/)).toBeNull();
    expect(input().getAttribute('aria-describedby')).toBeNull();
  });

  it.each([
    ['12', false],
    ['11011', false],
    ['120000', false],
    ['110111', true],
    ['', true],
  ])('with %j lets the form go: %s', (value, valid) => {
    render(<PostalCodeInput aria-label="Código postal" value={value} />);
    expect(input().checkValidity()).toBe(valid);
  });
});
