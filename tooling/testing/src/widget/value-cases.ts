import { expect } from 'vitest';
import { emptyOf, eventually, expectHeld, stage, timesReported, tryChange } from './stage';
import type { Prove, WidgetOptions } from './widget.types';

/** CMP-1: who keeps the value, and who gets changes. */
export function valueCases<Value>(options: WidgetOptions<Value>, prove: Prove): void {
  const { value, otherValue } = options;
  const empty = emptyOf(options);

  prove('starts with defaultValue, and keeps what a person changes (CMP-1)', async () => {
    const { onChange, changed } = await stage(options, { defaultValue: value });
    expectHeld(options, value);
    expect(onChange).not.toHaveBeenCalled();
    await changed();
  });

  prove('shows the value of a caller, who may change it at any time (CMP-1)', async () => {
    const { onChange, rerender, held } = await stage(options, { value });
    expectHeld(options, value);
    for (const other of [otherValue, ...empty]) {
      rerender({ value: other });
      await held(other);
    }
    expect(onChange, 'onChange without a person').not.toHaveBeenCalled();
  });

  prove('reports a change as often under StrictMode as without it (CMP-7)', async () => {
    const times = await timesReported(options, { strict: false });
    expect(await timesReported(options, {}), 'calls of onChange under StrictMode').toBe(times);
  });

  prove('refuses a person while disabled (CMP-2)', async () => {
    const { person, onChange } = await stage(options, { defaultValue: value, disabled: true });
    await tryChange(options, person);
    expect(onChange).not.toHaveBeenCalled();
  });

  prove('refuses a person while readOnly, and still holds its value (CMP-2)', async () => {
    const { person, onChange } = await stage(options, { defaultValue: value, readOnly: true });
    await tryChange(options, person);
    expect(onChange).not.toHaveBeenCalled();
    expectHeld(options, value);
    expect(options.control().matches(':disabled'), 'disabled is not read-only').toBe(false);
  });

  if (options.keepsDraft) return;
  prove('holds on to the value of a caller who does not move, empty or not (CMP-1)', async () => {
    for (const kept of [value, ...empty]) {
      const { person, onChange, unmount } = await stage(options, { value: kept });
      await options.change(person);
      await eventually(() => expect(onChange).toHaveBeenCalled());
      expectHeld(options, kept);
      unmount();
    }
  });
}
