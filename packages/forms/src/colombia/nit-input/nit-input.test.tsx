import { describeWidget, expectNoAxeViolations } from '@guadua/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { plainTextRules } from '../plain-field/plain-text-rules';
import { NitInput } from './nit-input';
import { NIT_SHAPE, offeredNIT } from './nit-rules';

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const suggestion = () => screen.queryByRole('button', { name: /dígito de verificación/ });

describeWidget<string>(
  '<NitInput>',
  {
    render: (props) => <NitInput {...props} />,
    control: input,
    value: '899999068-1',
    otherValue: '890903938-8',
    empty: '',
    formValue: (value) => [value],
    change: async (person) => {
      await person.clear(input());
      await person.type(input(), '890903938-8');
    },
    keepsDraft: true,
  },
  { share: 1, of: 6 },
);

describe('NitInput (INP-5)', () => {
  it('groups digits while one types, and reports the number without dots', async () => {
    const onChange = vi.fn();
    render(<NitInput aria-label="NIT" onChange={onChange} />);
    await userEvent.type(input(), '8999990681');
    expect(input().value).toBe('8.999.990.681');
    expect(onChange).toHaveBeenLastCalledWith('8999990681', { reason: 'type' });
  });

  it.each([
    ['', '', ''],
    ['899999068-1', '', ''],
    ['890903938-8', '', ''],
    ['899999068', 'Formato: xxxxxxxxx-x', ''],
    ['12', 'Formato: xxxxxxxxx-x', ''],
    ['8999990681', 'Formato: xxxxxxxxx-x', ''],
    ['899999068-5', 'NIT inválido', ''],
    ['899999068-', 'Formato: xxxxxxxxx-x', 'Formato: xxxxxxxxx-x'],
    ['N/A', 'Formato: xxxxxxxxx-x', 'Formato: xxxxxxxxx-x'],
    ['123456789012345678', 'Formato: xxxxxxxxx-x', 'Formato: xxxxxxxxx-x'],
  ])(
    'shows and sends %s, and says what is wrong with it: %s, or unverified: %s (TXC-7)',
    (value, checked, unchecked) => {
      const field = (verify?: boolean) => (
        <form>
          <NitInput name="nit" defaultValue={value} verify={verify} />
        </form>
      );
      const { container, rerender } = render(field());
      const form = container.querySelector('form');
      expect(form && new FormData(form).get('nit')).toBe(value);
      expect(input().validationMessage).toBe(checked);
      rerender(field(false));
      expect(input().validationMessage).toBe(unchecked);
    },
  );

  it('offers the check digit once the number is complete, and never puts it in unasked', async () => {
    const onChange = vi.fn();
    render(<NitInput aria-label="NIT" onChange={onChange} />);
    await userEvent.type(input(), '89999906');
    expect(suggestion()).toBeNull();
    await userEvent.keyboard('8');
    expect(suggestion()?.textContent).toBe('-1');
    expect(input().getAttribute('aria-describedby')).toBe(suggestion()?.id);
    expect(input().value).toBe('899.999.068');
    await expectNoAxeViolations();
    await userEvent.click(suggestion() ?? document.body);
    expect(onChange).toHaveBeenLastCalledWith('899999068-1', { reason: 'select' });
    expect(document.activeElement).toBe(input());
    expect(suggestion()).toBeNull();
  });

  it('asks what ten digits without a hyphen mean', async () => {
    const onChange = vi.fn();
    render(<NitInput aria-label="NIT" onChange={onChange} />);
    await userEvent.type(input(), '9003739134');
    await userEvent.click(screen.getByRole('button', { name: '¿900.373.913-4?' }));
    expect(onChange).toHaveBeenLastCalledWith('900373913-4', { reason: 'select' });
    expect(input().value).toBe('900.373.913-4');
    expect(input().validationMessage).toBe('');
  });

  it('offers nothing when that is turned off, or while it can’t be changed', () => {
    const { rerender } = render(<NitInput aria-label="NIT" value="899999068" suggestFrom={null} />);
    expect(suggestion()).toBeNull();
    rerender(<NitInput aria-label="NIT" value="899999068" readOnly />);
    expect(suggestion()).toBeNull();
  });

  it.each([
    ['899.999.068-1', '899.999.068-1'],
    ['NIT: 899 999 068 - 1', '899.999.068-1'],
    ['８９９９９９０６８‐１', '899.999.068-1'],
    ['\u200e899999068\u200b', '899.999.068'],
  ])('understands a pasted %s', async (text, shown) => {
    render(<NitInput aria-label="NIT" />);
    await userEvent.click(input());
    await userEvent.paste(text);
    expect(input().value).toBe(shown);
  });

  it.each([
    '21/11/2026',
    '2026-11-21',
    'abc',
    '1234567890123456',
    '😀',
    '9'.repeat(10_000),
    '1e21',
  ])('keeps what was there when %s is pasted', async (text) => {
    const onChange = vi.fn();
    render(<NitInput aria-label="NIT" defaultValue="899999068" onChange={onChange} />);
    await userEvent.click(input());
    input().select();
    await userEvent.paste(text);
    expect(input().value).toBe('899.999.068');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps what was there when something else is filled in', () => {
    render(<NitInput aria-label="NIT" defaultValue="899999068" />);
    fireEvent.change(input(), { target: { value: 'ana@example.com' } });
    expect(input().value).toBe('899.999.068');
    fireEvent.change(input(), { target: { value: '890903938-8' } });
    expect(input().value).toBe('890.903.938-8');
  });
});

describe('the rules of a NIT', () => {
  const rules = plainTextRules(NIT_SHAPE);
  const at = (text: string, from = text.length, to = from) => ({ text, from, to });
  it('keeps the caret behind the same digit', () => {
    expect(rules.insert(at('899.999', 1), '1')).toEqual(at('8.199.999', 3));
    expect(rules.remove(at('899.999', 3, 4), true)).toEqual(at('89.999', 2));
    expect(rules.remove(at('899.999', 3, 4), false)).toEqual(at('89.999', 4));
  });
  it('takes one hyphen and one digit behind it', () => {
    expect(rules.insert(at('899'), '-')).toEqual(at('899-'));
    expect(rules.insert(at(''), '-')).toBeNull();
    expect(rules.insert(at('899-1'), '2')).toBeNull();
    expect(rules.insert(at('899-'), '-')).toBeNull();
  });
});

describe('what is no NIT (TXC-3)', () => {
  it.each([
    ['12345678901234567', '1234567890123456'],
    ['899.999.068-12', '899.999.068-1'],
    ['N/A', 'N/'],
  ])('of %s a deletion leaves %s', (text, left) => {
    const end = { text, from: text.length - 1, to: text.length };
    expect(plainTextRules(NIT_SHAPE).remove(end, true).text).toBe(left);
  });
});

describe('what is offered', () => {
  it.each([
    ['899999068', '899999068-1'],
    ['89999906', null],
    ['79308960-', '79308960-7'],
    ['899999068-1', null],
    ['', null],
    ['-', null],
    // A number of ten digits has a check digit, too.
    ['1002345678', '1002345678-2'],
    ['9003739134', '900373913-4'],
  ])('for %s: %s', (plain, nit) => {
    expect(offeredNIT(plain, 9)?.nit ?? null).toBe(nit);
  });
});
