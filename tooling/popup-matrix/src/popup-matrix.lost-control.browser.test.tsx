import { Autocomplete } from '@guadua/select';
import { act, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CONTAINERS } from './containers';
import { driver, POPUP } from './driver';
import { WIDGETS } from './widgets';

/** What an application does to the part of its page that a control stands in; all ways are proved in utils. */
const WAYS: readonly [how: string, change: (box: HTMLElement) => void][] = [
  ['inert', (box) => box.toggleAttribute('inert', true)],
  ['invisible', (box) => box.style.setProperty('visibility', 'hidden')],
];

const AUTOCOMPLETE = {
  name: 'Autocomplete',
  View: () => (
    <Autocomplete
      aria-label="Campo"
      options={['Bogotá', 'Cali', 'Tunja']}
      minCharacters={0}
      openOnFocus
    />
  ),
  trigger: '.gd-autocomplete [role=combobox]',
  picks: ['[role=option]'],
};

afterEach(() => page.viewport(1000, 700));

describe.each(WAYS)('what stands round a control becomes %s (CMP-11)', (_, change) => {
  it.each([...WIDGETS, AUTOCOMPLETE])('$name closes what it has opened', async (widget) => {
    await page.viewport(1000, 700);
    const [plain] = CONTAINERS;
    if (!plain) throw new Error('There is no container');
    render(
      <div data-test="box">
        <widget.View name="Campo" />
      </div>,
    );
    const { find, get, press } = driver({ ...plain, root: () => document });
    const isTooltip = widget.picks.length === 0;
    if (isTooltip) act(() => get(widget.trigger).focus());
    else await press(get(widget.trigger));
    await expect.poll(() => find(POPUP)).not.toBeNull();
    change(get('[data-test=box]'));
    await expect.poll(() => find(POPUP)).toBeNull();
    // And nothing waits for Escape.
    let free = false;
    const listener = (event: KeyboardEvent) => {
      free = !event.defaultPrevented;
    };
    window.addEventListener('keydown', listener);
    await userEvent.keyboard('{Escape}');
    window.removeEventListener('keydown', listener);
    expect(free).toBe(true);
  });
});
