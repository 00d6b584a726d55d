import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, type ReactElement, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Fieldset } from '../fieldset/fieldset';
import { Form } from '../form/form';
import { TextInput } from '../text-input/text-input';
import { Field } from './field';
import { useField } from './use-field';

const view = (mode: 'visible' | 'hidden' | null, content: ReactElement) => (
  <StrictMode>
    <form aria-label="Formulario" onSubmit={(event) => event.preventDefault()}>
      {mode && <Activity mode={mode}>{content}</Activity>}
    </form>
  </StrictMode>
);
const form = () => screen.getByRole<HTMLFormElement>('form');
const input = () => screen.getByLabelText<HTMLInputElement>('Nombre');
const edit = () => {
  act(() => input().focus());
  fireEvent.change(input(), { target: { value: 'Ana' } });
  act(() => input().blur());
};

function Own({ onReset }: { onReset: () => void }) {
  const { rootProps, controlProps } = useField({ name: 'campo', onReset });
  return (
    <div {...rootProps}>
      <input {...controlProps} aria-label="Nombre" />
    </div>
  );
}

describe('what <Activity> hides follows its form (CMP-3)', () => {
  it.each<[string, string, ReactElement]>([
    [
      'Field',
      '.gd-field',
      <Field key="" label="Nombre" errors={{ required: true }}>
        <TextInput name="campo" />
      </Field>,
    ],
    [
      'Fieldset',
      '.gd-fieldset',
      <Fieldset key="" legend="Grupo" errors={{ required: true }}>
        <Field label="Nombre">
          <TextInput name="campo" />
        </Field>
      </Fieldset>,
    ],
  ])('a %s begins anew with a reset', (_, selector, content) => {
    const { rerender } = render(view('visible', content));
    const state = () => ({ ...document.querySelector<HTMLElement>(selector)?.dataset });
    edit();
    expect(state()).toMatchObject({ touched: '', dirty: '', invalid: '' });
    rerender(view('hidden', content));
    act(() => form().reset());
    rerender(view('visible', content));
    for (const key of ['touched', 'dirty', 'invalid']) expect(state()).not.toHaveProperty(key);
  });

  it('a Field knows that its form was sent, and what the browser refused (FLD-2)', () => {
    const content = (
      <Field label="Nombre" when="submitted">
        <TextInput name="campo" required />
      </Field>
    );
    const { rerender } = render(view('visible', content));
    rerender(view('hidden', content));
    act(() => form().requestSubmit());
    rerender(view('visible', content));
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it('`onReset` of a control of the application runs once per reset, hidden and shown again (FLD-6)', () => {
    const onReset = vi.fn();
    const content = <Own onReset={onReset} />;
    const { rerender } = render(view('visible', content));
    rerender(view('hidden', content));
    act(() => form().reset());
    expect(onReset).toHaveBeenCalledTimes(1);
    rerender(view('visible', content));
    act(() => form().reset());
    expect(onReset).toHaveBeenCalledTimes(2);
  });

  it('changes that were not sent are asked about before the page is left (FRM-6)', async () => {
    const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    const content = (
      <Form confirmLeave aria-label="Interno">
        <TextInput name="campo" aria-label="Nombre" />
      </Form>
    );
    const page = (mode: 'visible' | 'hidden' | null) => (
      <StrictMode>{mode && <Activity mode={mode}>{content}</Activity>}</StrictMode>
    );
    const { rerender } = render(page('visible'));
    expect(asks()).toBe(false);
    edit();
    await waitFor(() => expect(asks()).toBe(true));
    rerender(page('hidden'));
    expect(asks()).toBe(true);
    rerender(page(null));
    expect(asks()).toBe(false);
  });

  it.each<['visible' | 'hidden']>([['visible'], ['hidden']])(
    'leaves no listener behind where it is unmounted while %s',
    (mode) => {
      const onReset = vi.fn();
      const added = vi.spyOn(document, 'addEventListener');
      const removed = vi.spyOn(document, 'removeEventListener');
      const content = (
        <Field label="Campo">
          <Own onReset={onReset} />
        </Field>
      );
      const { rerender } = render(view('visible', content));
      rerender(view(mode, content));
      rerender(view(null, content));
      act(() => form().reset());
      expect(onReset).not.toHaveBeenCalled();
      const resets = ({ calls }: { calls: readonly unknown[][] }) =>
        calls.filter(([type]) => type === 'reset').map(([, listener]) => listener);
      expect(resets(added.mock)).not.toEqual([]);
      expect(resets(removed.mock)).toEqual(expect.arrayContaining(resets(added.mock)));
      vi.restoreAllMocks();
    },
  );
});
