import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FormValue, type FormValueProps } from './form-value';

function Widget(props: Partial<FormValueProps>) {
  const [value, setValue] = useState<string | null>('inicial');
  return (
    <form aria-label="formulario">
      <div style={{ position: 'relative' }}>
        <button type="button" onClick={() => setValue(null)}>
          Vaciar
        </button>
        <FormValue name="campo" value={value} onReset={() => setValue('inicial')} {...props} />
      </div>
      <button type="reset">Restablecer</button>
    </form>
  );
}

const form = () => screen.getByRole<HTMLFormElement>('form');

describe('FormValue (CMP-3)', () => {
  it('submits one value, several, or none', () => {
    const { rerender } = render(<Widget />);
    expect(new FormData(form()).getAll('campo')).toEqual(['inicial']);
    rerender(<Widget value={['a', 'a', 'b']} />);
    expect(new FormData(form()).getAll('campo')).toEqual(['a', 'a', 'b']);
    rerender(<Widget value={null} />);
    expect(new FormData(form()).has('campo')).toBe(false);
  });

  it('submits nothing while disabled', () => {
    render(<Widget disabled />);
    expect(new FormData(form()).has('campo')).toBe(false);
  });

  it('hears a reset by button and by script', async () => {
    render(<Widget />);
    await userEvent.click(screen.getByText('Vaciar'));
    expect(new FormData(form()).has('campo')).toBe(false);
    await userEvent.click(screen.getByText('Restablecer'));
    await expect.poll(() => new FormData(form()).get('campo')).toBe('inicial');
    await userEvent.click(screen.getByText('Vaciar'));
    form().reset();
    await expect.poll(() => new FormData(form()).get('campo')).toBe('inicial');
  });

  it('refuses an empty value when required, and only then', () => {
    const { rerender } = render(<Widget required />);
    expect(form().checkValidity()).toBe(true);
    rerender(<Widget required value={null} />);
    expect(form().checkValidity()).toBe(false);
    rerender(<Widget required value={null} disabled />);
    expect(form().checkValidity()).toBe(true);
  });
});
