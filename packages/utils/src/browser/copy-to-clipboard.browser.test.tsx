import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snackbar } from '../snackbar/snackbar';
import { Snackbars } from '../snackbar/snackbars';
import { CopyButton } from '../ui';

beforeEach(() => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  snackbar.dismiss();
});

/** What is in the clipboard, as a person finds out. */
async function pasted(): Promise<string> {
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Pegar' });
  await userEvent.click(field);
  await userEvent.keyboard('{ControlOrMeta>}v{/ControlOrMeta}');
  return field.value;
}

const said = (text: string) => screen.findByRole('group', { name: text });

describe('copying where the Clipboard API is refused (BRW-1)', () => {
  it('copies on a page that cancels the event for its own texts', async () => {
    const cancel = (event: Event) => event.preventDefault();
    document.addEventListener('copy', cancel);
    render(
      <>
        <CopyButton text="pese a la página" />
        <textarea aria-label="Pegar" />
        <Snackbars />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Copiar' }));
    await said('Copiado al portapapeles');
    expect(await pasted()).toBe('pese a la página');
    document.removeEventListener('copy', cancel);
  });

  it('says that it failed where the browser copies nothing, and leaves what was copied before', async () => {
    render(
      <>
        <textarea aria-label="Antes" defaultValue="lo de antes" />
        <CopyButton text="nada" />
        <textarea aria-label="Pegar" />
        <Snackbars />
      </>,
    );
    await userEvent.click(screen.getByRole('textbox', { name: 'Antes' }));
    await userEvent.keyboard('{ControlOrMeta>}ac{/ControlOrMeta}');
    // As where the page may not use the clipboard: the command is there, says yes, and does nothing.
    vi.spyOn(document, 'execCommand').mockReturnValue(true);
    await userEvent.click(screen.getByRole('button', { name: 'Copiar' }));
    await said('No se pudo copiar al portapapeles');
    expect(await pasted()).toBe('lo de antes');
  });
});
