import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { fetchSample } from '../../scripts/fetch-sample';
import { ImageInput } from '../image-input/image-input';
import { FileInput } from './file-input';

/* Nothing of a field is loaded before this file blocks it: a module that came once stays. */
const block = (urls: string[]) => cdp().send('Network.setBlockedURLs', { urls });
beforeEach(async () => {
  await cdp().send('Network.enable');
  await block(['*file-parts*', '*image-parts*']);
});
afterEach(() => block([]));

describe('a field whose code for files can not be loaded (FIL-3)', () => {
  it('takes the files, shows them and lets the form send them', async () => {
    const onChange = vi.fn();
    render(
      <form aria-label="Envío">
        <FileInput multiple append name="soportes" accept=".txt" maxItems={2} onChange={onChange} />
      </form>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Seleccionar archivos');
    await userEvent.upload(input, [
      new File(['a'], 'a.txt'),
      new File(['b'], 'b.txt'),
      new File(['c'], 'c.txt'),
    ]);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(onChange.mock.lastCall?.[0]).toMatchObject([{ name: 'a.txt' }, { name: 'b.txt' }]);
    expect(await screen.findByText('b.txt')).toBeVisible();
    const form = screen.getByRole<HTMLFormElement>('form');
    await vi.waitFor(() => expect(form.checkValidity()).toBe(true));
    expect(new FormData(form).getAll('soportes')).toHaveLength(2);
  });

  it('keeps the picture as it was chosen, and says that its data stay in it (IMG-6)', async () => {
    const onChange = vi.fn();
    render(<ImageInput aria-label="Foto" onChange={onChange} />);
    const chosen = await fetchSample('orientation-6.jpg', 'image/jpeg');
    await userEvent.upload(screen.getByLabelText('Foto'), chosen);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ size: chosen.size });
    expect(await screen.findByText(/^No se le pudieron quitar los datos/)).toBeVisible();
  });
});
