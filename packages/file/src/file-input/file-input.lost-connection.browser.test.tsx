import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { ImageInput } from '../image-input/image-input';
import { FileInput } from './file-input';

/*
 * What is loaded on demand doesn't come: the connection is lost, or a new version of the application has
 * taken the old files away. React unmounts the page for a lazy part that fails.
 */
const block = (urls: string[]) => cdp().send('Network.setBlockedURLs', { urls });
beforeEach(async () => {
  await cdp().send('Network.enable');
  await block(['*list-tools*', '*crop-dialog*']);
});
afterEach(() => block([]));

const text = (name: string) => new File(['hola'], name, { type: 'text/plain' });
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Formulario' });
const sent = () =>
  new FormData(form()).getAll('soportes').map((one) => (typeof one === 'string' ? one : one.name));

describe('a field whose parts can not be loaded', () => {
  it('shows and sends its list, without tools (FIL-8)', async () => {
    render(
      <form aria-label="Formulario">
        <FileInput
          multiple
          append
          reorder
          rename
          aria-label="Soportes"
          name="soportes"
          defaultValue={[text('a.txt')]}
        />
      </form>,
    );
    await userEvent.upload(screen.getByLabelText('Soportes'), text('b.txt'));
    await vi.waitFor(() => expect(sent()).toEqual(['a.txt', 'b.txt']));
    await userEvent.click(screen.getByRole('button', { name: 'Remover archivo a.txt' }));
    await vi.waitFor(() => expect(sent()).toEqual(['b.txt']));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('takes the whole picture where it can not be cropped, and says so (IMG-7)', async () => {
    const canvas = new OffscreenCanvas(40, 20);
    canvas.getContext('2d')?.fillRect(0, 0, 40, 20);
    const file = new File([await canvas.convertToBlob()], 'foto.png', { type: 'image/png' });
    const onChange = vi.fn();
    render(<ImageInput aria-label="Foto" crop={{ aspect: 1 }} onChange={onChange} />);
    await act(async () => userEvent.upload(screen.getByLabelText('Foto'), file));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onChange.mock.lastCall?.[0]).toBeInstanceOf(File);
    const reason = 'No se pudo recortar: la imagen queda completa.';
    expect(await screen.findByText(reason, { selector: '.gd-image__error' })).toBeVisible();
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(reason));
  });
});
