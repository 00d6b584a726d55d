import { act, cleanup, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import type { Answer } from './page';
import { emptyOf, eventually, expectHeld, face, form, REASON, stage } from './stage';
import type { Person, Prove, WidgetOptions } from './widget.types';

/** CMP-1: a caller who keeps the value may answer late, with another value, or take it back. */
export function answerCases<Value>(options: WidgetOptions<Value>, prove: Prove): void {
  const { value, otherValue } = options;

  /** The widget shows what it shows where this value is there from the start. */
  async function expectShown(person: Person, shown: Value) {
    // What the pointer is over may say more than the value, and a list of several stays open.
    await person.click(screen.getByRole('button', { name: 'Antes' }));
    const seen = face();
    cleanup();
    const fresh = await stage(options, { value: shown });
    await eventually(() => expect(seen, 'what is seen').toEqual(face()));
    fresh.unmount();
  }

  prove('takes the answer of a caller who gives it after its event (CMP-1)', async () => {
    // The widget has rendered what it reported by then, and the next key has not come yet.
    const answer: Answer<Value> = (next, give) => queueMicrotask(() => flushSync(() => give(next)));
    const { changed } = await stage(options, {}, { kept: { value, answer } });
    await changed();
  });

  prove(
    'reports a change again after its caller took it back, in a transition too (CMP-1)',
    async () => {
      let give: (value: Value) => void = () => {};
      const answer: Answer<Value> = (next, keep) => {
        give = keep;
        keep(next);
      };
      const kept = { value, answer };
      const { person, onChange, changed, held } = await stage(options, {}, { kept });
      for (const update of [act, startTransition]) {
        await changed();
        onChange.mockClear();
        update(() => give(value));
        await held(value);
        expect(onChange, 'onChange when it is taken back').not.toHaveBeenCalled();
        await person.click(screen.getByRole('button', { name: 'Antes' }));
      }
      await expectShown(person, value);
    },
  );

  for (const empty of emptyOf(options)) {
    prove('shows what its caller makes of a change (CMP-1)', async () => {
      const answer: Answer<Value> = (next, give) => give(isEqual(next, otherValue) ? empty : next);
      const { person, onChange } = await stage(options, {}, { kept: { value, answer } });
      await options.change(person);
      await eventually(() => {
        expect(onChange).toHaveBeenLastCalledWith(otherValue, REASON);
        expectHeld(options, empty);
      });
      await expectShown(person, empty);
    });
  }

  prove(
    'goes back to defaultValue when its change resets the form in the same event (CMP-3)',
    async () => {
      const { person, onChange, held } = await stage(options, { defaultValue: value });
      let resets = 0;
      onChange.mockImplementation((next, details) => {
        if (details.reason === 'reset' || !isEqual(next, otherValue)) return;
        resets += 1;
        form().reset();
      });
      await options.change(person);
      await eventually(() => expect(resets, 'resets').toBeGreaterThan(0));
      await held(value);
      await expectShown(person, value);
    },
  );
}

function isEqual(one: unknown, other: unknown): boolean {
  return expect.objectContaining({ of: one }).asymmetricMatch({ of: other });
}
