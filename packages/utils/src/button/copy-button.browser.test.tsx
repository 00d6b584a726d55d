import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snackbar } from '../snackbar/snackbar';
import { Snackbars } from '../snackbar/snackbars';
import { CopyButton } from './copy-button';

afterEach(async () => {
  vi.restoreAllMocks();
  act(() => snackbar.dismiss());
  await expect.poll(() => document.querySelector('.gd-snackbar')).toBeNull();
});

describe('CopyButton with the real clipboard (BRW-1)', () => {
  for (const way of ['the Clipboard API', 'the old command']) {
    it(`copies through ${way}, byte for byte`, async () => {
      if (way !== 'the Clipboard API') {
        vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
      }
      const text = `por ${way}\n\tñandú «😀» <b>`;
      render(
        <>
          <CopyButton text={text} />
          <textarea aria-label="Pegar" />
          <Snackbars />
        </>,
      );
      await userEvent.click(screen.getByRole('button', { name: 'Copiar' }));
      await expect
        .poll(() => screen.queryByRole('group', { name: 'Copiado al portapapeles' }))
        .not.toBeNull();
      const field = screen.getByRole<HTMLTextAreaElement>('textbox');
      await userEvent.click(field);
      await userEvent.keyboard('{Control>}v{/Control}');
      await expect.poll(() => field.value).toBe(text);
    });
  }
});
