import { act, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { eventually, host, root, stage } from './stage';
import type { Person, Prove, WidgetOptions } from './widget.types';

/** More stops than a widget has. */
const PATIENCE = 40;

/** CMP-2: the focus enters and leaves a widget as a whole. */
export function focusCases<Value>(options: WidgetOptions<Value>, prove: Prove): void {
  const before = () => screen.getByRole('button', { name: 'Antes' });
  const after = () => screen.getByRole('button', { name: 'Después' });
  const isShown = () => root(options).hasAttribute('data-focused');
  const leave =
    options.leave ??
    (async (person: Person) => {
      for (let stops = 0; stops < PATIENCE && document.activeElement !== after(); stops += 1) {
        await person.tab();
      }
    });

  prove(
    'calls onFocus and onBlur once per entering and leaving, data-focused between (CMP-2, CMP-4)',
    async () => {
      const onFocus = vi.fn();
      const onBlur = vi.fn();
      const { person } = await stage(options, { defaultValue: options.value, onFocus, onBlur });
      expect(isShown(), 'data-focused at first').toBe(false);
      for (const round of [1, 2]) {
        act(() => before().focus());
        await person.tab();
        await eventually(() => {
          expect(onFocus, 'onFocus after entering').toHaveBeenCalledTimes(round);
          expect(isShown(), 'data-focused inside').toBe(true);
        });
        expect(host().contains(document.activeElement), 'focus inside').toBe(true);
        expect(onBlur, 'onBlur while inside').toHaveBeenCalledTimes(round - 1);
        await leave(person);
        expect(document.activeElement, 'focus after leaving').toBe(after());
        await eventually(() => {
          expect(onBlur, 'onBlur after leaving').toHaveBeenCalledTimes(round);
          expect(isShown(), 'data-focused after leaving').toBe(false);
        });
        expect(onFocus, 'onFocus after leaving').toHaveBeenCalledTimes(round);
      }
    },
  );

  prove('is left out by Tab while disabled (CMP-2)', async () => {
    const onFocus = vi.fn();
    const { person } = await stage(options, { disabled: true, onFocus });
    act(() => before().focus());
    await person.tab();
    expect(document.activeElement, 'the next stop').toBe(after());
    expect(onFocus).not.toHaveBeenCalled();
  });
}
