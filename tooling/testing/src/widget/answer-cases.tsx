import { act, cleanup, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { type Answer, eventually, expectHeld, face, form, stage } from './stage';
import type { Person, WidgetCase, WidgetOptions } from './widget.types';

/** CMP-1: a caller who keeps the value may answer late, with another value, or take it back. */
export function answerCases<Value>(options: WidgetOptions<Value>): WidgetCase[] {
  const { value, otherValue } = options;
  const reason = expect.objectContaining({ reason: expect.stringMatching(/./) });

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

  const cases: WidgetCase[] = [
    {
      title: 'takes the answer of a caller who gives it after its event (CMP-1)',
      run: async () => {
        // The widget has rendered what it reported by then, and the next key has not come yet.
        const answer: Answer<Value> = (next, give) =>
          queueMicrotask(() => flushSync(() => give(next)));
        const { person, onChange } = await stage(options, {}, { kept: { value, answer } });
        await options.change(person);
        await eventually(() => {
          expect(onChange).toHaveBeenLastCalledWith(otherValue, reason);
          expectHeld(options, otherValue);
        });
      },
    },
    {
      title: 'reports a change again after its caller took it back, in a transition too (CMP-1)',
      run: async () => {
        let give: (value: Value) => void = () => {};
        const answer: Answer<Value> = (next, keep) => {
          give = keep;
          keep(next);
        };
        const { person, onChange } = await stage(options, {}, { kept: { value, answer } });
        for (const update of [act, startTransition]) {
          await options.change(person);
          await eventually(() => {
            expect(onChange).toHaveBeenLastCalledWith(otherValue, reason);
            expectHeld(options, otherValue);
          });
          onChange.mockClear();
          update(() => give(value));
          await eventually(() => expectHeld(options, value));
          expect(onChange, 'onChange when it is taken back').not.toHaveBeenCalled();
          await person.click(screen.getByRole('button', { name: 'Antes' }));
        }
        await expectShown(person, value);
      },
    },
  ];
  if ('empty' in options) {
    const empty = options.empty as Value;
    cases.push({
      title: 'shows what its caller makes of a change (CMP-1)',
      run: async () => {
        const answer: Answer<Value> = (next, give) =>
          give(isEqual(next, otherValue) ? empty : next);
        const { person, onChange } = await stage(options, {}, { kept: { value, answer } });
        await options.change(person);
        await eventually(() => {
          expect(onChange).toHaveBeenLastCalledWith(otherValue, reason);
          expectHeld(options, empty);
        });
        await expectShown(person, empty);
      },
    });
  }
  cases.push({
    title: 'goes back to defaultValue when its change resets the form in the same event (CMP-3)',
    run: async () => {
      const { person, onChange } = await stage(options, { defaultValue: value });
      let resets = 0;
      onChange.mockImplementation((next, details) => {
        if (details.reason === 'reset' || !isEqual(next, otherValue)) return;
        resets += 1;
        form().reset();
      });
      await options.change(person);
      await eventually(() => expect(resets, 'resets').toBeGreaterThan(0));
      await eventually(() => expectHeld(options, value));
      await expectShown(person, value);
    },
  });
  return cases;
}

function isEqual(one: unknown, other: unknown): boolean {
  return expect.objectContaining({ of: one }).asymmetricMatch({ of: other });
}
