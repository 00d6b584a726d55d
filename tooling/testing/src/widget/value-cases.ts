import { expect } from 'vitest';
import { eventually, expectHeld, stage, tryChange } from './stage';
import type { WidgetCase, WidgetOptions } from './widget.types';

/** CMP-1: who keeps the value, and who gets changes. */
export function valueCases<Value>(options: WidgetOptions<Value>): WidgetCase[] {
  const { value, otherValue } = options;
  const reason = expect.objectContaining({ reason: expect.stringMatching(/./) });
  const cases: WidgetCase[] = [
    {
      title: 'starts with defaultValue, and keeps what a person changes (CMP-1)',
      run: async () => {
        const { person, onChange } = await stage(options, { defaultValue: value });
        expectHeld(options, value);
        expect(onChange).not.toHaveBeenCalled();
        await options.change(person);
        await eventually(() => {
          expect(onChange).toHaveBeenLastCalledWith(otherValue, reason);
          expectHeld(options, otherValue);
        });
      },
    },
    {
      title: 'shows the value of a caller, who may change it at any time (CMP-1)',
      run: async () => {
        const { onChange, rerender } = await stage(options, { value });
        expectHeld(options, value);
        rerender({ value: otherValue });
        await eventually(() => expectHeld(options, otherValue));
        if ('empty' in options) {
          rerender({ value: options.empty as Value });
          await eventually(() => expectHeld(options, options.empty as Value));
        }
        expect(onChange, 'onChange without a person').not.toHaveBeenCalled();
      },
    },
    {
      title: 'reports a change as often under StrictMode as without it (CMP-7)',
      run: async () => {
        const times: number[] = [];
        for (const strict of [false, true]) {
          const { person, onChange, unmount } = await stage(
            options,
            { defaultValue: value },
            { strict },
          );
          await options.change(person);
          await eventually(() => expect(onChange).toHaveBeenLastCalledWith(otherValue, reason));
          times.push(onChange.mock.calls.length);
          unmount();
        }
        expect(times[1], 'calls of onChange under StrictMode').toBe(times[0]);
      },
    },
    {
      title: 'refuses a person while disabled (CMP-2)',
      run: async () => {
        const here = await stage(options, { defaultValue: value, disabled: true });
        await tryChange(options, here);
        expect(here.onChange).not.toHaveBeenCalled();
      },
    },
    {
      title: 'refuses a person while readOnly, and still holds its value (CMP-2)',
      run: async () => {
        const here = await stage(options, { defaultValue: value, readOnly: true });
        await tryChange(options, here);
        expect(here.onChange).not.toHaveBeenCalled();
        expectHeld(options, value);
        expect(options.control().matches(':disabled'), 'disabled is not read-only').toBe(false);
      },
    },
  ];
  if (!options.keepsDraft) {
    cases.push({
      title: 'holds on to the value of a caller who does not move (CMP-1)',
      run: async () => {
        const { person, onChange } = await stage(options, { value });
        await options.change(person);
        await eventually(() => expect(onChange).toHaveBeenCalled());
        expectHeld(options, value);
      },
    });
  }
  if ('empty' in options && !options.keepsDraft) {
    cases.push({
      title: 'takes the empty value of a caller for a value (CMP-1)',
      run: async () => {
        const { person, onChange } = await stage(options, { value: options.empty as Value });
        await options.change(person);
        await eventually(() => expect(onChange).toHaveBeenCalled());
        expectHeld(options, options.empty as Value);
      },
    });
  }
  return cases;
}
