import { screen } from '@testing-library/react';
import { Activity, type ReactElement } from 'react';
import { expect, vi } from 'vitest';
import { emptyOf, eventually, expectHeld, form, stage, submitted } from './stage';
import type { Prove, WidgetOptions } from './widget.types';

const press = (name: string) => screen.getByRole('button', { name });

const RESET = expect.objectContaining({ reason: 'reset' });

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
    const wrap = (widget: ReactElement) => <fieldset disabled>{widget}</fieldset>;
    await stage(options, { defaultValue: value }, { wrap });
    expect(submitted(), 'in a disabled fieldset').toEqual([]);
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

/** CMP-3: what becomes of it when its form is reset. */
export function resetCases<Value>(options: WidgetOptions<Value>, prove: Prove): void {
  const { value } = options;
  const defaults = { defaultValue: value };

  prove('goes back to defaultValue when the form is reset, every time (CMP-3)', async () => {
    const { person, changed, held } = await stage(options, defaults);
    for (const resets of [() => person.click(press('Restablecer')), async () => form().reset()]) {
      await changed();
      await resets();
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
      expect(onChange).toHaveBeenLastCalledWith(value, RESET);
    },
  );

  prove('stays as it is when someone prevents the reset (CMP-3)', async () => {
    const { person, changed } = await stage(options, defaults);
    await changed();
    form().addEventListener('reset', (event) => event.preventDefault(), { once: true });
    await person.click(press('Restablecer'));
    await new Promise((resolve) => setTimeout(resolve));
    expectHeld(options, options.otherValue);
  });

  prove('goes back to defaultValue after a React form action (CMP-3)', async () => {
    const action = vi.fn();
    const { person, changed, held } = await stage(options, defaults, { action });
    await changed();
    await person.click(press('Enviar'));
    await eventually(() => expect(action).toHaveBeenCalledOnce());
    await held(value);
  });
}

/** CMP-3: what `<Activity>` hides is still part of its form. */
export function hiddenCases<Value>(options: WidgetOptions<Value>, prove: Prove): void {
  const { value, otherValue } = options;
  let mode: 'visible' | 'hidden' = 'visible';
  const wrap = (widget: ReactElement) => <Activity mode={mode}>{widget}</Activity>;

  for (const [title, props, caller] of [
    ['is reset with its form while it is hidden, every time (CMP-3)', { defaultValue: value }, {}],
    [
      'asks a caller who keeps the value for the first one while it is hidden (CMP-3)',
      {},
      { kept: { value } },
    ],
  ] as const) {
    prove(title, async () => {
      mode = 'visible';
      const { rerender, onChange, changed, held } = await stage(options, props, {
        ...caller,
        wrap,
      });
      for (const _ of ['once', 'twice']) {
        await changed();
        mode = 'hidden';
        rerender(props);
        onChange.mockClear();
        form().reset();
        // What is hidden is rendered once there is nothing else to do.
        await held(value);
        if ('kept' in caller) expect(onChange.mock.calls, 'onChange').toEqual([[value, RESET]]);
        mode = 'visible';
        rerender(props);
        expectHeld(options, value);
      }
    });
  }

  // A file reaches its input by an effect, and none runs while it is hidden.
  const sent = [value, otherValue].flatMap((one) => options.formValue(one));
  if (sent.some((entry) => entry instanceof File)) return;
  prove(
    'takes the value of its caller while it is hidden, also from the start (CMP-1)',
    async () => {
      mode = 'hidden';
      const { rerender, held } = await stage(options, { value }, { wrap });
      await held(value);
      rerender({ value: otherValue });
      await held(otherValue);
      mode = 'visible';
      rerender({ value: otherValue });
      expectHeld(options, otherValue);
    },
  );
}
