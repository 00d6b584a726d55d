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
  for (const way of ['the Clipboard API', 'the hidden field']) {
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

  it('copies from inside a modal dialog through the hidden field', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    render(
      <>
        <dialog
          aria-label="Diálogo"
          ref={(element) => void (element?.open || element?.showModal())}
        >
          <CopyButton text="desde el diálogo" />
          <textarea aria-label="Pegar" />
        </dialog>
        <Snackbars />
      </>,
    );
    const button = screen.getByRole('button', { name: 'Copiar' });
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}v{/Control}');
    await expect.poll(() => field.value).toBe('desde el diálogo');
  });

  it('copies from a dialog by script, whose focus trap takes the focus back', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    render(
      <>
        <div role="dialog" aria-label="Diálogo">
          <CopyButton text="desde el diálogo" />
        </div>
        <Snackbars />
        <textarea aria-label="Pegar" />
      </>,
    );
    const button = screen.getByRole('button', { name: 'Copiar' });
    const trap = (event: FocusEvent) => {
      if (!button.parentElement?.contains(event.target as Node)) {
        button.focus();
      }
    };
    document.addEventListener('focusin', trap);
    await userEvent.click(button);
    await expect
      .poll(() => screen.queryByRole('group', { name: 'Copiado al portapapeles' }))
      .not.toBeNull();
    expect(document.activeElement).toBe(button);
    document.removeEventListener('focusin', trap);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}v{/Control}');
    await expect.poll(() => field.value).toBe('desde el diálogo');
  });
});
