import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AddressInput } from './address-input';

const via = () => screen.getByRole<HTMLInputElement>('combobox');
const list = () => screen.queryByRole('listbox');

it('says that its list opens and closes, and why; a caller may keep it open (CMP-11)', async () => {
  const onOpenChange = vi.fn();
  const view = (open?: boolean) => (
    <>
      <AddressInput aria-label="Dirección" open={open} onOpenChange={onOpenChange} />
      <button type="button" style={{ position: 'fixed', insetBlockEnd: 0 }}>
        Después
      </button>
    </>
  );
  const { unmount } = render(view());
  await userEvent.click(via());
  await userEvent.keyboard('ca{Enter}');
  await expect.poll(() => document.activeElement?.ariaLabel).toMatch(/Número de vía/);
  await userEvent.click(via());
  await userEvent.click(screen.getByText('Después'));
  await expect.poll(list).toBeNull();
  expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
    [true, 'focus'],
    [false, 'select'],
    [true, 'focus'],
    [false, 'outside'],
  ]);
  unmount();
  render(view(true));
  await expect.poll(list).not.toBeNull();
  await userEvent.click(screen.getByText('Después'));
  await expect.poll(() => onOpenChange.mock.lastCall).toEqual([false, { reason: 'outside' }]);
  expect(list()).not.toBeNull();
});
