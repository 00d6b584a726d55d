import { expectConsole } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Select } from './select';

const base = { 'aria-label': 'Lista' };
const trigger = () => screen.getByRole<HTMLButtonElement>('combobox', { name: 'Lista' });
const option = (name: string) => screen.getByRole('option', { name });

describe('options that are wrong (SEL-13.2)', () => {
  it('with one key twice are both shown, and the first one counts', async () => {
    const onChange = vi.fn();
    const twice = [
      { id: 1, name: 'Cali' },
      { id: 1, name: 'Pasto' },
    ];
    render(<Select {...base} options={twice} onChange={onChange} />);
    await userEvent.click(trigger());
    await userEvent.click(option('Pasto'));
    expect(onChange).toHaveBeenCalledWith(1, { reason: 'select', option: twice[1] });
    expect(trigger().textContent).toBe('Cali');
  });

  it.each([
    ['NaN', Number.NaN],
    ['true', true],
    ['an object', {}],
    ['nothing', undefined],
  ])('with %s for a key are shown, and can not be chosen', async (_, id) => {
    const onChange = vi.fn();
    const options = [
      { id, name: 'Cali' },
      { id: 2, name: 'Pasto' },
    ];
    render(<Select {...base} options={options} onChange={onChange} />);
    await userEvent.click(trigger());
    expect(option('Cali').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(option('Cali'));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(option('Pasto'));
    expect(onChange).toHaveBeenCalledWith(2, expect.anything());
  });

  it('keep the number 1 and the text 1 apart', async () => {
    const onChange = vi.fn();
    render(<Select {...base} multiple options={[1, '1']} onChange={onChange} />);
    await userEvent.click(trigger());
    const [number, text] = screen.getAllByRole('option');
    if (number) await userEvent.click(number);
    if (text) await userEvent.click(text);
    expect(onChange).toHaveBeenLastCalledWith([1, '1'], expect.anything());
  });
});

it('keeps a value of NaN, which is no option, and clears it', async () => {
  const onChange = vi.fn();
  const options = [{ id: 1, name: 'Cali' }];
  render(<Select {...base} options={options} defaultValue={Number.NaN} onChange={onChange} />);
  expect(trigger().textContent).toBe('NaN');
  expectConsole('warn', 'is in no option');
  await userEvent.click(screen.getByRole('button', { name: 'Borrar selección' }));
  expect(onChange).toHaveBeenCalledWith(null, expect.anything());
});
