import { Activity, type ReactElement } from 'react';
import { expect } from 'vitest';
import { eventually, expectHeld, form, stage } from './stage';
import type { WidgetCase, WidgetOptions } from './widget.types';

/** CMP-3: what `<Activity>` hides is still part of its form. */
export function hiddenCases<Value>(options: WidgetOptions<Value>): WidgetCase[] {
  const { value, otherValue } = options;
  let mode: 'visible' | 'hidden' = 'visible';
  const wrap = (widget: ReactElement) => <Activity mode={mode}>{widget}</Activity>;
  const cases: WidgetCase[] = [
    {
      title: 'is reset with its form while it is hidden, every time (CMP-3)',
      run: async () => {
        mode = 'visible';
        const { person, rerender, onChange } = await stage(
          options,
          { defaultValue: value },
          { wrap },
        );
        for (const _ of ['once', 'twice']) {
          await options.change(person);
          await eventually(() => expectHeld(options, otherValue));
          mode = 'hidden';
          rerender({ defaultValue: value, onChange });
          form().reset();
          // What is hidden is rendered once there is nothing else to do.
          await eventually(() => expectHeld(options, value));
          mode = 'visible';
          rerender({ defaultValue: value, onChange });
          expectHeld(options, value);
        }
      },
    },
  ];
  cases.push({
    title: 'asks a caller who keeps the value for the first one while it is hidden (CMP-3)',
    run: async () => {
      mode = 'visible';
      const { person, rerender, onChange } = await stage(options, {}, { kept: { value }, wrap });
      await options.change(person);
      await eventually(() => expectHeld(options, otherValue));
      mode = 'hidden';
      rerender({});
      onChange.mockClear();
      form().reset();
      await eventually(() => expectHeld(options, value));
      const reset = expect.objectContaining({ reason: 'reset' });
      expect(onChange.mock.calls, 'onChange').toEqual([[value, reset]]);
      mode = 'visible';
      rerender({});
      expectHeld(options, value);
    },
  });
  // A file reaches its input by an effect, and none runs while it is hidden.
  const sent = [value, otherValue].flatMap((one) => options.formValue(one));
  if (sent.some((entry) => entry instanceof File)) return cases;
  cases.push({
    title: 'takes the value of its caller while it is hidden, also from the start (CMP-1)',
    run: async () => {
      mode = 'hidden';
      const { rerender } = await stage(options, { value }, { wrap });
      await eventually(() => expectHeld(options, value));
      rerender({ value: otherValue });
      await eventually(() => expectHeld(options, otherValue));
      mode = 'visible';
      rerender({ value: otherValue });
      expectHeld(options, otherValue);
    },
  });
  return cases;
}
