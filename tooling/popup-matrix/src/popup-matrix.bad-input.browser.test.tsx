import { DatePicker, DateRangePicker } from '@guadua/date';
import { Select } from '@guadua/select';
import { Popover } from '@guadua/utils/ui';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { POPUP } from './driver';

interface Props {
  name?: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  container?: HTMLElement | null;
}

const WIDGETS: readonly [name: string, View: (props: Props) => ReactNode][] = [
  [
    'Select',
    ({ name = 'Campo', ...props }) => <Select aria-label={name} options={[]} {...props} />,
  ],
  ['DatePicker', ({ name = 'Campo', ...props }) => <DatePicker aria-label={name} {...props} />],
  [
    'DateRangePicker',
    ({ name = 'Campo', ...props }) => <DateRangePicker aria-label={name} {...props} />,
  ],
  [
    'Popover',
    ({ name = 'Campo', ...props }) => (
      <Popover title={name} trigger={<button type="button">{name}</button>} {...props}>
        <button type="button">Adentro</button>
      </Popover>
    ),
  ],
];

const SIZES: readonly [kind: string, width: number, height: number][] = [
  ['popup', 1000, 800],
  ['sheet', 390, 700],
];

const popups = () => document.querySelectorAll(POPUP);
const shown = (count: number) => expect.poll(() => popups().length).toBe(count);
/** Waits until no popup, frame of one, modal dialog or inert element is left. */
const nothingIsLeft = () =>
  expect
    .poll(() => document.querySelectorAll('.gd-popup, .gd-popup-frame, dialog, [inert]').length)
    .toBe(0);

/** Whether Escape reaches the page without a popup that handled it. */
async function isEscapeFree(): Promise<boolean> {
  const listener = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
  window.addEventListener('keydown', listener);
  await userEvent.keyboard('{Escape}');
  window.removeEventListener('keydown', listener);
  return listener.mock.results.at(-1)?.value === false;
}

afterEach(() => page.viewport(1000, 700));

describe.each(SIZES)('as a %s (CMP-11)', (kind, width, height) => {
  beforeEach(() => page.viewport(width, height));

  describe.each(WIDGETS)('%s', (_, View) => {
    it('takes a container that is null, or not in the page, for none', async () => {
      const { rerender, unmount } = render(<View container={null} />);
      const detached = document.createElement('div');
      for (const container of [null, detached]) {
        rerender(<View open container={container} />);
        await shown(1);
        expect(detached.contains(popups()[0] ?? null)).toBe(false);
        rerender(<View open={false} container={container} />);
        await shown(0);
      }
      const attached = document.body.appendChild(document.createElement('div'));
      rerender(<View open container={attached} />);
      await expect.poll(() => attached.querySelector(POPUP)).not.toBeNull();
      unmount();
      attached.remove();
      await nothingIsLeft();
    });

    it('is removed with its trigger, and with a container that is removed', async () => {
      const { rerender } = render(<View open onOpenChange={() => {}} />);
      await shown(1);
      rerender(<p>Nada</p>);
      await nothingIsLeft();
      expect(await isEscapeFree()).toBe(true);

      const container = document.body.appendChild(document.createElement('div'));
      rerender(<View key="again" open container={container} />);
      await expect.poll(() => container.querySelector(POPUP)).not.toBeNull();
      container.remove();
      rerender(<p>Nada</p>);
      await nothingIsLeft();
      expect(await isEscapeFree()).toBe(true);
    });

    it('may be open twice; Escape closes the newest', async () => {
      const second = vi.fn();
      const two = (secondOpen: boolean) => (
        <>
          <View name="Uno" open onOpenChange={() => {}} />
          <View name="Dos" open={secondOpen} onOpenChange={second} />
        </>
      );
      const { rerender, unmount } = render(two(false));
      await shown(1);
      rerender(two(true));
      await shown(2);
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => second.mock.calls.some(([open]) => open === false)).toBe(true);
      await shown(2);
      unmount();
      await nothingIsLeft();
      expect(await isEscapeFree()).toBe(true);
    });

    it('stays open as long as `open` is true', async () => {
      const onOpenChange = vi.fn();
      const { unmount } = render(
        <>
          <p style={{ blockSize: 40 }}>Afuera</p>
          <View open onOpenChange={onOpenChange} />
        </>,
      );
      await shown(1);
      for (let round = 1; round <= 2; round += 1) {
        onOpenChange.mockClear();
        await userEvent.keyboard('{Escape}');
        await expect.poll(() => onOpenChange.mock.calls.at(-1)?.[0]).toBe(false);
        await shown(1);
      }
      if (kind === 'popup') {
        onOpenChange.mockClear();
        await userEvent.click(screen.getByText('Afuera'));
        await expect.poll(() => onOpenChange.mock.calls.at(-1)?.[0]).toBe(false);
        await shown(1);
      }
      unmount();
      await nothingIsLeft();
      expect(await isEscapeFree()).toBe(true);
    });
  });
});
