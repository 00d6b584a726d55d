import { expect, it, vi } from 'vitest';
import { connect, enqueue } from './snackbar-queue';
import { createSnackbarStore } from './snackbar-store';

it('keeps what is asked for before there is a store, and has it done in its order, once', () => {
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  enqueue(first);
  enqueue(second);
  expect(first).not.toHaveBeenCalled();

  const store = createSnackbarStore();
  connect(store);
  expect(first).toHaveBeenCalledExactlyOnceWith(store);
  expect(second).toHaveBeenCalledExactlyOnceWith(store);
  expect(first).toHaveBeenCalledBefore(second);

  enqueue(third);
  expect(third).toHaveBeenCalledExactlyOnceWith(store);
  const next = createSnackbarStore();
  connect(next);
  expect(first).toHaveBeenCalledOnce();
});
