import { fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { eventually, expectHeld, form, stage, submitted } from './stage';
import type { WidgetCase, WidgetOptions } from './widget.types';

/** CMP-3: what a native form expects of its parts. */
export function formCases<Value>(options: WidgetOptions<Value>): WidgetCase[] {
  const { value, otherValue } = options;
  const cases: WidgetCase[] = [
    {
      title: 'submits its value under its name, and nothing without a name (CMP-3)',
      run: async () => {
        const { rerender } = await stage(options, { defaultValue: value });
        expectHeld(options, value);
        rerender({ defaultValue: value, name: undefined });
        expect(submitted()).toEqual([]);
        expect([...new FormData(form()).keys()], 'names in FormData').toEqual([]);
      },
    },
    {
      title: 'submits nothing while disabled, by itself or by its fieldset (CMP-3)',
      run: async () => {
        const { unmount } = await stage(options, { defaultValue: value, disabled: true });
        expect(submitted()).toEqual([]);
        unmount();
        await stage(
          options,
          { defaultValue: value },
          { wrap: (widget) => <fieldset disabled>{widget}</fieldset> },
        );
        expect(submitted(), 'in a disabled fieldset').toEqual([]);
      },
    },
    {
      title: 'goes back to defaultValue when the form is reset, every time (CMP-3)',
      run: async () => {
        const { person } = await stage(options, { defaultValue: value });
        for (const reset of [
          () => person.click(screen.getByRole('button', { name: 'Restablecer' })),
          async () => form().reset(),
        ]) {
          await options.change(person);
          await eventually(() => expectHeld(options, otherValue));
          await reset();
          await eventually(() => expectHeld(options, value));
        }
      },
    },
    {
      title: 'asks a caller who keeps the value for the first one when the form is reset (CMP-3)',
      run: async () => {
        const { person, onChange } = await stage(options, {}, { kept: { value } });
        await options.change(person);
        await eventually(() => expectHeld(options, otherValue));
        await person.click(screen.getByRole('button', { name: 'Restablecer' }));
        await eventually(() => expectHeld(options, value));
        expect(onChange).toHaveBeenLastCalledWith(
          value,
          expect.objectContaining({ reason: 'reset' }),
        );
      },
    },
    {
      title: 'stays as it is when someone prevents the reset (CMP-3)',
      run: async () => {
        const { person } = await stage(options, { defaultValue: value });
        await options.change(person);
        await eventually(() => expectHeld(options, otherValue));
        form().addEventListener('reset', (event) => event.preventDefault(), { once: true });
        await person.click(screen.getByRole('button', { name: 'Restablecer' }));
        await new Promise((resolve) => setTimeout(resolve));
        expectHeld(options, otherValue);
      },
    },
    {
      title: 'goes back to defaultValue after a React form action (CMP-3)',
      run: async () => {
        const action = vi.fn();
        const { person } = await stage(options, { defaultValue: value }, { action });
        await options.change(person);
        await eventually(() => expectHeld(options, otherValue));
        await person.click(screen.getByRole('button', { name: 'Enviar' }));
        await eventually(() => {
          expect(action).toHaveBeenCalledOnce();
          expectHeld(options, value);
        });
      },
    },
  ];
  if ('empty' in options) {
    cases.push({
      title: 'submits what stands for empty while it is empty (CMP-3)',
      run: async () => {
        await stage(options, { defaultValue: options.empty as Value });
        expectHeld(options, options.empty as Value);
      },
    });
  }
  if ('empty' in options && options.required !== false) {
    const empty = options.empty as Value;
    cases.push({
      title: 'takes part in native validation when required (CMP-3)',
      run: async () => {
        const { rerender, person, unmount } = await stage(options, { value: empty });
        expect(form().checkValidity(), 'empty, not required').toBe(true);
        rerender({ value: empty, required: true });
        expect(form().checkValidity(), 'empty and required').toBe(false);
        const onSubmit = vi.fn();
        form().addEventListener('submit', onSubmit);
        await person.click(screen.getByRole('button', { name: 'Enviar' }));
        expect(onSubmit, 'submit while a value is missing').not.toHaveBeenCalled();
        rerender({ value: empty, required: true, disabled: true });
        expect(form().checkValidity(), 'disabled').toBe(true);
        unmount();
        await stage(options, { defaultValue: value, required: true });
        expect(form().checkValidity(), 'with a value').toBe(true);
        fireEvent.submit(form());
      },
    });
  }
  return cases;
}
