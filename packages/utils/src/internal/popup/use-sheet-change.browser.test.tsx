import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSheetChange } from './use-sheet-change';

let steps: string[];
beforeEach(() => {
  steps = [];
});
afterEach(() => page.viewport(1280, 800));

/** A button that asks for a change, and notes what happens before and after it. */
function Sample() {
  const change = useSheetChange();
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        steps.push('click');
        requestAnimationFrame(() => steps.push('frame'));
        change(currentTarget, () => steps.push('change'));
      }}
    >
      Abrir
    </button>
  );
}

const button = () => screen.getByRole('button', { name: 'Abrir' });
const tap = () =>
  button().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
const nextFrames = () =>
  act(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

it('paints what a tap shows before a sheet changes (SEL-16, DAT-15)', async () => {
  await page.viewport(390, 800);
  render(<Sample />);
  await userEvent.click(button());
  await expect.poll(() => steps).toEqual(['click', 'frame', 'change']);
});

it('lets no frame pass after a key, whose next one belongs where the focus goes', async () => {
  await page.viewport(390, 800);
  render(<Sample />);
  act(() => button().focus());
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => steps).toEqual(['click', 'change', 'frame']);
});

it('lets no frame pass where there is no sheet', async () => {
  render(<Sample />);
  await userEvent.click(button());
  await expect.poll(() => steps).toEqual(['click', 'change', 'frame']);
});

it('makes the newest change alone, and none once it is gone', async () => {
  await page.viewport(390, 800);
  const { unmount } = render(<Sample />);
  tap();
  tap();
  await expect.poll(() => steps).toEqual(['click', 'click', 'frame', 'frame', 'change']);
  tap();
  unmount();
  await nextFrames();
  expect(steps.slice(5)).toEqual(['click', 'frame']);
});
