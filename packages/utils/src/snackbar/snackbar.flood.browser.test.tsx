import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { snackbar } from './snackbar';
import { Snackbars } from './snackbars';

afterEach(async () => {
  snackbar.dismiss();
  await expect.poll(() => document.querySelector('.gd-snackbar')).toBeNull();
  vi.unstubAllGlobals();
});

it('takes more messages in one task than React takes updates', async () => {
  // As in an application: React renders when it finds time.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  render(<Snackbars />);
  snackbar('0 %', { id: 'progress' });
  await expect.poll(() => document.querySelector('.gd-snackbar')).not.toBeNull();
  for (let percent = 1; percent <= 300; percent++) {
    snackbar(`${percent} %`, { id: 'progress' });
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
  await expect.poll(() => document.querySelector('.gd-snackbar')?.textContent).toContain('300 %');
});
