import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { snackbar } from '../snackbar/snackbar';
import { Snackbars } from '../snackbar/snackbars';
import { CopyButton } from './copy-button';

afterEach(async () => {
  act(() => snackbar.dismiss());
  await vi.waitFor(() => expect(document.querySelector('.gd-snackbar')).toBeNull(), 5000);
});

describe('CopyButton (BRW-1)', () => {
  it('copies and confirms with "Copiado al portapapeles", once however often', async () => {
    const person = userEvent.setup();
    const onCopy = vi.fn();
    render(
      <>
        <CopyButton text={() => 'npm install'} onCopy={onCopy} />
        <Snackbars />
      </>,
    );
    const button = screen.getByRole('button', { name: 'Copiar' });
    await person.click(button);
    await screen.findByRole('group', { name: 'Copiado al portapapeles' });
    await person.click(button);
    expect(await navigator.clipboard.readText()).toBe('npm install');
    expect(onCopy.mock.calls).toEqual([['npm install'], ['npm install']]);
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(button.hasAttribute('data-copied')).toBe(true);
  });

  it('says when the browser refuses', async () => {
    const person = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    const onCopyError = vi.fn();
    render(
      <>
        <CopyButton text="hola" onCopyError={onCopyError} labels={{ copyFailed: 'No se pudo' }} />
        <Snackbars />
      </>,
    );
    await person.click(screen.getByRole('button'));
    await screen.findByRole('group', { name: 'No se pudo' });
    expect(onCopyError.mock.calls[0]?.[0]).toHaveProperty('name', 'ClipboardError');
  });

  it('takes a text, an icon and a handler of its own that may refuse', async () => {
    const person = userEvent.setup();
    const onCopy = vi.fn();
    render(
      <CopyButton
        text="hola"
        icon={<i data-testid="propio" />}
        onClick={(event) => event.preventDefault()}
        onCopy={onCopy}
      >
        Copiar el código
      </CopyButton>,
    );
    await person.click(screen.getByRole('button', { name: 'Copiar el código' }));
    expect(screen.getByTestId('propio')).toBeTruthy();
    expect(onCopy).not.toHaveBeenCalled();
  });
});
