import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { emptyOf, eventually, expectHeld, form, stage, submitted } from './stage';
import type { Prove, WidgetOptions } from './widget.types';

const press = (name: string) => screen.getByRole('button', { name });

/** CMP-3: what a native form expects of its parts. */
export function formCases<Value>(options: WidgetOptions<Value>, prove: Prove): void {
  const { value } = options;
  const empty = emptyOf(options);

  prove('submits its value under its name, and nothing without a name (CMP-3)', async () => {
    for (const sent of [...empty, value]) {
      const { rerender, unmount } = await stage(options, { defaultValue: sent });
      expectHeld(options, sent);
      rerender({ defaultValue: sent, name: undefined });
      expect([...new FormData(form()).keys()], 'names in FormData').toEqual([]);
      unmount();
    }
  });

  prove('submits nothing while disabled, by itself or by its fieldset (CMP-3)', async () => {
    const { unmount } = await stage(options, { defaultValue: value, disabled: true });
    expect(submitted()).toEqual([]);
    unmount();
    await stage(
      options,
      { defaultValue: value },
      { wrap: (widget) => <fieldset disabled>{widget}</fieldset> },
    );
    expect(submitted(), 'in a disabled fieldset').toEqual([]);
  });

  prove('goes back to defaultValue when the form is reset, every time (CMP-3)', async () => {
    const { person, changed, held } = await stage(options, { defaultValue: value });
    for (const reset of [() => person.click(press('Restablecer')), async () => form().reset()]) {
      await changed();
      await reset();
      await held(value);
    }
  });

  prove(
    'asks a caller who keeps the value for the first one when the form is reset (CMP-3)',
    async () => {
      const { person, onChange, changed, held } = await stage(options, {}, { kept: { value } });
      await changed();
      await person.click(press('Restablecer'));
      await held(value);
      const reset = expect.objectContaining({ reason: 'reset' });
      expect(onChange).toHaveBeenLastCalledWith(value, reset);
    },
  );

  prove('stays as it is when someone prevents the reset (CMP-3)', async () => {
    const { person, changed } = await stage(options, { defaultValue: value });
    await changed();
    form().addEventListener('reset', (event) => event.preventDefault(), { once: true });
    await person.click(press('Restablecer'));
    await new Promise((resolve) => setTimeout(resolve));
    expectHeld(options, options.otherValue);
  });

  prove('goes back to defaultValue after a React form action (CMP-3)', async () => {
    const action = vi.fn();
    const { person, changed, held } = await stage(options, { defaultValue: value }, { action });
    await changed();
    await person.click(press('Enviar'));
    await eventually(() => expect(action).toHaveBeenCalledOnce());
    await held(value);
  });

  if (options.required === false) return;
  for (const missing of empty) {
    prove('takes part in native validation when required (CMP-3)', async () => {
      const { rerender, person, unmount } = await stage(options, { value: missing });
      expect(form().checkValidity(), 'empty, not required').toBe(true);
      rerender({ value: missing, required: true });
      expect(form().checkValidity(), 'empty and required').toBe(false);
      const onSubmit = vi.fn();
      form().addEventListener('submit', onSubmit);
      await person.click(press('Enviar'));
      expect(onSubmit, 'submit while a value is missing').not.toHaveBeenCalled();
      rerender({ value: missing, required: true, disabled: true });
      expect(form().checkValidity(), 'disabled').toBe(true);
      unmount();
      await stage(options, { defaultValue: value, required: true });
      expect(form().checkValidity(), 'with a value').toBe(true);
    });
  }
}
