import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Autocomplete } from './autocomplete';

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const isOpen = () => screen.queryByRole('listbox') !== null;

it('says that it opens and closes, and why; a caller may keep it open (CMP-11)', async () => {
  const onOpenChange = vi.fn();
  const view = (open?: boolean) => (
    <Autocomplete
      aria-label="Ciudad"
      options={['Cali', 'Cúcuta']}
      open={open}
      onOpenChange={onOpenChange}
    />
  );
  const { rerender } = render(view());
  await userEvent.type(field(), 'ca');
  await userEvent.keyboard('{Escape}{ArrowDown}');
  await userEvent.click(screen.getByRole('option', { name: 'Cali' }));
  expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
    [true, 'trigger'],
    [false, 'escape'],
    [true, 'trigger'],
    [false, 'select'],
  ]);
  rerender(view(true));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
  expect(isOpen()).toBe(true);
});
