import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, StrictMode, useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useFormReset } from './use-form-reset';

function Widget({ onReset, form }: { onReset: () => void; form?: string }) {
  const input = useRef<HTMLInputElement>(null);
  useFormReset(input, onReset);
  return <input ref={input} form={form} aria-label="Campo" />;
}

/** Its handler is another one after each click. */
function Counter({ onReset }: { onReset: (count: number) => void }) {
  const [count, setCount] = useState(0);
  return (
    <form aria-label="uno">
      <Widget onReset={() => onReset(count)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Más
      </button>
    </form>
  );
}

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'uno' });

describe('useFormReset (CMP-3)', () => {
  it('reacts to its own form, once, under StrictMode too', () => {
    const onReset = vi.fn();
    const { unmount } = render(
      <StrictMode>
        <form aria-label="uno">
          <Widget onReset={onReset} />
        </form>
        <form aria-label="dos" />
      </StrictMode>,
    );
    form().reset();
    screen.getByRole<HTMLFormElement>('form', { name: 'dos' }).reset();
    expect(onReset).toHaveBeenCalledOnce();
    const element = form();
    unmount();
    document.body.append(element);
    element.reset();
    element.remove();
    expect(onReset).toHaveBeenCalledOnce();
  });

  it('reacts to a form that it joins by id, also later', () => {
    const onReset = vi.fn();
    const view = (joined: boolean) => (
      <>
        <form aria-label="uno" id="uno" />
        <Widget onReset={onReset} {...(joined ? { form: 'uno' } : {})} />
      </>
    );
    const { rerender } = render(view(false));
    form().reset();
    expect(onReset).not.toHaveBeenCalled();
    rerender(view(true));
    form().reset();
    expect(onReset).toHaveBeenCalledOnce();
  });

  it('reacts to a form in a shadow root', () => {
    const onReset = vi.fn();
    const host = document.body.appendChild(document.createElement('div'));
    const container = host
      .attachShadow({ mode: 'open' })
      .appendChild(document.createElement('div'));
    const { unmount } = render(
      <form>
        <Widget onReset={onReset} />
      </form>,
      { container },
    );
    container.querySelector('form')?.reset();
    expect(onReset).toHaveBeenCalledOnce();
    unmount();
    host.remove();
  });

  it('reacts once while a step of the form is hidden, and after it is shown again', () => {
    const onReset = vi.fn();
    const view = (mode: 'visible' | 'hidden') => (
      <form aria-label="uno">
        <Activity mode={mode}>
          <Widget onReset={onReset} />
        </Activity>
      </form>
    );
    const { rerender } = render(view('visible'));
    rerender(view('hidden'));
    form().reset();
    expect(onReset).toHaveBeenCalledTimes(1);
    rerender(view('visible'));
    form().reset();
    expect(onReset).toHaveBeenCalledTimes(2);
  });

  it('leaves no listener behind where it is unmounted while hidden', () => {
    const onReset = vi.fn();
    const remove = vi.spyOn(document, 'removeEventListener');
    const view = (mode: 'visible' | 'hidden' | null) => (
      <form aria-label="uno">
        {mode && (
          <Activity mode={mode}>
            <Widget onReset={onReset} />
          </Activity>
        )}
      </form>
    );
    const { rerender } = render(view('visible'));
    rerender(view('hidden'));
    rerender(view(null));
    form().reset();
    expect(onReset).not.toHaveBeenCalled();
    expect(remove).toHaveBeenCalledWith('reset', expect.any(Function));
    remove.mockRestore();
  });

  it('ignores a reset that is prevented', async () => {
    const onReset = vi.fn();
    render(
      <form aria-label="uno" onReset={(event) => event.preventDefault()}>
        <Widget onReset={onReset} />
        <button type="reset">Restablecer</button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onReset).not.toHaveBeenCalled();
  });

  it('reacts to the reset after a form action of React 19', async () => {
    const onReset = vi.fn();
    const action = vi.fn();
    render(
      <form aria-label="uno" action={action}>
        <Widget onReset={onReset} />
        <button type="submit">Enviar</button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    await expect.poll(() => onReset.mock.calls.length).toBe(1);
    expect(action).toHaveBeenCalledOnce();
  });

  it('calls the newest handler', () => {
    const seen: number[] = [];
    render(<Counter onReset={(count) => seen.push(count)} />);
    act(() => screen.getByRole('button').click());
    form().reset();
    expect(seen).toEqual([1]);
  });
});
