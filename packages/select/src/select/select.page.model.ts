import { isDeepStrictEqual } from 'node:util';
import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import type { Step } from './select.steps.model';

// By attributes, since a search by role walks the whole document at each of some 100 000 steps.
export const one = <Found extends HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector);
const search = () => one<HTMLInputElement>('[role=combobox][aria-label=Buscar]');
const rows = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const selectAll = () => one('.gd-select__select-all');
export function trigger(): HTMLElement {
  const found = one('[role=combobox][aria-label=Lista]');
  if (!found) throw new Error('The select has no trigger.');
  return found;
}

/** Performs what a person does, by events; a step whose target is not on the page does nothing. */
export function perform(step: Step): void {
  switch (step.type) {
    case 'key': {
      const target = document.activeElement ?? document.body;
      fireEvent.keyDown(target, { key: step.key, ctrlKey: step.ctrl ?? false });
      break;
    }
    case 'type': {
      const box = search();
      if (box) fireEvent.change(box, { target: { value: step.text } });
      break;
    }
    case 'trigger':
      trigger().focus();
      fireEvent.click(trigger());
      break;
    case 'option': {
      const row = rows()[step.at];
      if (row) fireEvent.click(row);
      break;
    }
    case 'selectAll': {
      const row = selectAll();
      if (row) fireEvent.click(row);
      break;
    }
    case 'remove': {
      const button = document.querySelectorAll('.gd-select__token-remove')[step.at];
      if (button) fireEvent.click(button);
      break;
    }
    case 'clear': {
      const button = one('button[aria-label="Borrar selección"]');
      if (button) fireEvent.click(button);
      break;
    }
    case 'retry': {
      const button = one('.gd-select__retry');
      if (button) fireEvent.click(button);
    }
  }
}

/**
 * What is shown and what is exposed to screen readers.
 * @param said What should be announced; `null` where it does not matter.
 */
export function found(value: readonly number[], said: string | null) {
  const box = search();
  const owner = box ?? trigger();
  const active = document.getElementById(owner.getAttribute('aria-activedescendant') ?? '');
  const focus = document.activeElement;
  return {
    value,
    open: box !== null,
    query: box?.value ?? '',
    rows: rows().map((row) => ({
      label: row.textContent,
      selected: row.getAttribute('aria-selected') === 'true',
      disabled: row.getAttribute('aria-disabled') === 'true',
    })),
    active: active?.textContent ?? null,
    tokens: [...document.querySelectorAll('.gd-select__token-label')].map(
      (token) => token.textContent,
    ),
    focus:
      focus === box && box !== null
        ? 'search'
        : focus === selectAll()
          ? 'selectAll'
          : focus === trigger()
            ? 'trigger'
            : focus?.classList.contains('gd-select__retry')
              ? 'retry'
              : 'elsewhere',
    said: said === null ? null : announced(),
  };
}

const announced = () => one('[role=status]')?.textContent?.replace('\u00a0', '') ?? '';

/** Both are the same. An assertion takes longer than to compare them, which some 100 000 steps do. */
export function agree(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
