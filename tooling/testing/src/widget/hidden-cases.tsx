import { Activity, type ReactElement } from 'react';
import { expect } from 'vitest';
import { expectHeld, form, stage } from './stage';
import type { Prove, WidgetOptions } from './widget.types';

/** CMP-3: what `<Activity>` hides is still part of its form. */
export function hiddenCases<Value>(options: WidgetOptions<Value>, prove: Prove): void {
  const { value, otherValue } = options;
  let mode: 'visible' | 'hidden' = 'visible';
  const wrap = (widget: ReactElement) => <Activity mode={mode}>{widget}</Activity>;

  prove('is reset with its form while it is hidden, every time (CMP-3)', async () => {
    mode = 'visible';
    const props = { defaultValue: value };
    const { rerender, changed, held } = await stage(options, props, { wrap });
    for (const _ of ['once', 'twice']) {
      await changed();
      mode = 'hidden';
      rerender(props);
      form().reset();
      // What is hidden is rendered once there is nothing else to do.
      await held(value);
      mode = 'visible';
      rerender(props);
      expectHeld(options, value);
    }
  });

  prove(
    'asks a caller who keeps the value for the first one while it is hidden (CMP-3)',
    async () => {
      mode = 'visible';
      const kept = { value };
      const { rerender, onChange, changed, held } = await stage(options, {}, { kept, wrap });
      await changed();
      mode = 'hidden';
      rerender({});
      onChange.mockClear();
      form().reset();
      await held(value);
      const reset = expect.objectContaining({ reason: 'reset' });
      expect(onChange.mock.calls, 'onChange').toEqual([[value, reset]]);
      mode = 'visible';
      rerender({});
      expectHeld(options, value);
    },
  );

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
