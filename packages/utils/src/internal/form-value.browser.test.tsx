import { render, screen } from '@testing-library/react';
import { Activity, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FormValue, type FormValueProps } from './form-value';

function Widget(props: Partial<FormValueProps>) {
  return (
    <form aria-label="formulario">
      <div style={{ position: 'relative' }}>
        <FormValue name="campo" value="inicial" {...props} />
      </div>
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

  it('refuses an empty value when required, and only then', () => {
    const { rerender } = render(<Widget required />);
    expect(form().checkValidity()).toBe(true);
    rerender(<Widget required value={null} />);
    expect(form().checkValidity()).toBe(false);
    rerender(<Widget required value={null} disabled />);
    expect(form().checkValidity()).toBe(true);
  });

  it("says why it can't be submitted, and that it can, while it is hidden too", async () => {
    const tree = (mode: 'visible' | 'hidden', validationMessage: string) => (
      <StrictMode>
        <form aria-label="formulario">
          <Activity mode={mode}>
            <FormValue name="campo" value="1" {...{ validationMessage }} />
          </Activity>
        </form>
      </StrictMode>
    );
    const { rerender } = render(tree('visible', 'Espera'));
    expect(form().checkValidity()).toBe(false);
    rerender(tree('hidden', 'Espera'));
    rerender(tree('hidden', ''));
    // What is hidden is rendered once there is nothing else to do.
    await expect.poll(() => form().checkValidity()).toBe(true);
    rerender(tree('hidden', 'Espera otra vez'));
    await expect.poll(() => form().checkValidity()).toBe(false);
    rerender(tree('visible', ''));
    expect(form().checkValidity()).toBe(true);
  });

  it('gives the focus to the widget when the browser says that a value is missing', async () => {
    const onFocusRequest = vi.fn();
    render(
      <form aria-label="formulario">
        <div style={{ position: 'relative' }}>
          <FormValue value={null} required onFocusRequest={onFocusRequest} />
        </div>
        <button type="submit">Enviar</button>
      </form>,
    );
    await userEvent.click(screen.getByText('Enviar'));
    await expect.poll(() => onFocusRequest.mock.calls.length).toBe(1);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).not.toBe(document.querySelector('.gd-form-value'));
  });

  it('belongs to a form elsewhere, by its id', async () => {
    render(
      <StrictMode>
        <form aria-label="formulario" id="lejos" />
        <FormValue name="campo" form="lejos" value="x" required />
      </StrictMode>,
    );
    expect(new FormData(form()).get('campo')).toBe('x');
  });

  it('takes up no space and shows nothing', () => {
    const { container } = render(
      <div style={{ position: 'relative' }}>
        <FormValue name="campo" value="x" />
      </div>,
    );
    expect(container.firstElementChild?.getBoundingClientRect().height).toBe(0);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
