import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, StrictMode, useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FormValuesContext, type FormValuesContextValue } from './field-context';
import { controlName, controlsOf, controlValue, hasDraft, listenControls } from './form-controls';
import { useControlValue } from './use-control-value';

interface Props {
  name?: string;
  form?: string;
  disabled?: boolean;
  defaultValue?: string;
  onChange?: (value: string, details: { reason: string }) => void;
}

function Widget({ name = 'a', form, disabled, defaultValue, onChange }: Props) {
  const element = useRef<HTMLInputElement>(null);
  const control = useControlValue<string, string>({
    name,
    element,
    value: undefined,
    defaultValue,
    read: (given) => given ?? '',
    onChange,
  });
  return (
    <input
      ref={element}
      name={name}
      form={form}
      disabled={disabled}
      aria-label={name}
      value={control.value}
      onChange={({ target }) => control.set(target.value, { reason: 'type' })}
    />
  );
}

/** What `Form` gives its controls. */
function Box({ defaults }: { defaults: Record<string, string> }) {
  const root = useRef<HTMLFormElement>(null);
  const context: FormValuesContextValue = {
    defaultOf: (name) => defaults[name ?? ''],
    form: () => root.current,
  };
  return (
    <FormValuesContext value={context}>
      <form aria-label="uno" ref={root}>
        <Activity mode="hidden">
          <Widget name="a" />
        </Activity>
        <Widget name="b" />
      </form>
    </FormValuesContext>
  );
}

function Given({ name, value }: { name: string; value: string }) {
  const element = useRef<HTMLInputElement>(null);
  const control = useControlValue<string, string>({
    name,
    element,
    value,
    read: (given) => given ?? '',
    onChange: () => {},
  });
  return (
    <input
      ref={element}
      aria-label="campo"
      value={control.value}
      onChange={({ target }) => control.set(target.value, { reason: 'type' })}
    />
  );
}

const form = (name = 'uno') => screen.getByRole<HTMLFormElement>('form', { name });
const valuesOf = (of: HTMLFormElement) =>
  Object.fromEntries(controlsOf(of).map((one) => [controlName(one), controlValue(one, 'now')]));

describe('the controls of a form', () => {
  it('are asked for their values between two renders, wherever they stand', () => {
    render(
      <StrictMode>
        <form aria-label="uno" id="uno">
          <Widget name="a" defaultValue="1" />
        </form>
        <form aria-label="dos">
          <Widget name="b" defaultValue="2" />
          <Widget name="c" form="uno" defaultValue="3" />
        </form>
      </StrictMode>,
    );
    expect(valuesOf(form('uno'))).toEqual({ a: '1', c: '3' });
    expect(valuesOf(form('dos'))).toEqual({ b: '2' });
    const [first] = controlsOf(form('uno'));
    expect([
      first && controlValue(first, 'first'),
      first && hasDraft(first),
      first?.element(),
    ]).toEqual(['1', false, screen.getByLabelText('a')]);
  });

  it('go with their widget, and stay while `<Activity>` hides it', () => {
    const view = (mode: 'visible' | 'hidden' | null) => (
      <form aria-label="uno">
        {mode && (
          <Activity mode={mode}>
            <Widget defaultValue="1" />
          </Activity>
        )}
      </form>
    );
    const { rerender } = render(view('visible'));
    rerender(view('hidden'));
    expect(valuesOf(form())).toEqual({ a: '1' });
    rerender(view(null));
    expect(valuesOf(form())).toEqual({});
  });

  it('are in the `Form` round them where they were hidden from the start, with its defaults', async () => {
    const { rerender } = render(<Box defaults={{ a: '1', b: '2' }} />);
    await act(async () => {});
    expect(valuesOf(form())).toEqual({ a: '1', b: '2' });
    rerender(<Box defaults={{ a: '3', b: '4' }} />);
    expect(valuesOf(form())).toEqual({ a: '1', b: '2' });
    act(() => form().reset());
    // The hidden one renders its new default later.
    await act(async () => {});
    expect(valuesOf(form())).toEqual({ a: '3', b: '4' });
  });

  it('are heard: when they come, are edited, change their name, get another record, and go', () => {
    const heard: unknown[] = [];
    const stop = listenControls((control, change) => heard.push([controlName(control), change]));
    const { rerender, unmount } = render(<Given name="a" value="1" />);
    expect(heard.splice(0)).toEqual([['a', 'place']]);
    rerender(<Given name="a" value="2" />);
    expect(heard.splice(0)).toEqual([['a', 'record']]);
    act(() => fireEvent.change(screen.getByLabelText('campo'), { target: { value: '3' } }));
    expect(heard.splice(0)).toEqual([['a', 'edit']]);
    rerender(<Given name="a" value="3" />);
    // The caller has answered late: now it is the value.
    expect(heard.splice(0)).toEqual([['a', 'edit']]);
    rerender(<Given name="b" value="3" />);
    expect(heard.splice(0)).toEqual([['b', 'place']]);
    unmount();
    expect(heard.splice(0)).toEqual([['b', 'place']]);
    stop();
    render(<Given name="c" value="1" />);
    expect(heard).toEqual([]);
  });
});

describe('the reset of a form (CMP-3)', () => {
  const reasonsOf = (onChange: ReturnType<typeof vi.fn>) =>
    onChange.mock.calls.map(([value, details]) => [value, details.reason]);

  it('reaches the controls of this form, once, under StrictMode too', () => {
    const onChange = vi.fn();
    const other = vi.fn();
    const { unmount } = render(
      <StrictMode>
        <form aria-label="uno">
          <Widget onChange={onChange} defaultValue="1" />
        </form>
        <form aria-label="dos">
          <Widget onChange={other} />
        </form>
      </StrictMode>,
    );
    act(() => form('uno').reset());
    expect(reasonsOf(onChange)).toEqual([['1', 'reset']]);
    expect(other).not.toHaveBeenCalled();
    const element = form('uno');
    unmount();
    document.body.append(element);
    element.reset();
    element.remove();
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('reaches a control that joins the form by its id, also later', () => {
    const onChange = vi.fn();
    const view = (joined: boolean) => (
      <>
        <form aria-label="uno" id="uno" />
        <Widget onChange={onChange} {...(joined && { form: 'uno' })} />
      </>
    );
    const { rerender } = render(view(false));
    act(() => form().reset());
    expect(onChange).not.toHaveBeenCalled();
    rerender(view(true));
    act(() => form().reset());
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('reaches the controls of a form in a shadow root', () => {
    const onChange = vi.fn();
    const host = document.body.appendChild(document.createElement('div'));
    const container = host
      .attachShadow({ mode: 'open' })
      .appendChild(document.createElement('div'));
    const { unmount } = render(
      <form>
        <Widget onChange={onChange} />
      </form>,
      { container },
    );
    act(() => container.querySelector('form')?.reset());
    expect(onChange).toHaveBeenCalledOnce();
    unmount();
    host.remove();
  });

  it('does not count where another listener prevents it', async () => {
    const onChange = vi.fn();
    render(
      <form aria-label="uno" onReset={(event) => event.preventDefault()}>
        <Widget onChange={onChange} />
        <button type="reset">Restablecer</button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reaches a control once while it is hidden, and after it is shown again', async () => {
    const onChange = vi.fn();
    const view = (mode: 'visible' | 'hidden' | null) => (
      <form aria-label="uno">
        {mode && (
          <Activity mode={mode}>
            <Widget onChange={onChange} />
          </Activity>
        )}
      </form>
    );
    const { rerender } = render(view('visible'));
    rerender(view('hidden'));
    await act(async () => form().reset());
    expect(onChange).toHaveBeenCalledTimes(1);
    rerender(view('visible'));
    act(() => form().reset());
    expect(onChange).toHaveBeenCalledTimes(2);
    rerender(view('hidden'));
    rerender(view(null));
    act(() => form().reset());
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
