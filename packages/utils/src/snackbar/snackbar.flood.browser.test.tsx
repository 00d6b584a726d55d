import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { snackbar } from './snackbar';
import { Snackbars } from './snackbars';

it('takes more messages in one task than React takes updates', async () => {
  // As in an application: React renders when it finds time.
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
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
