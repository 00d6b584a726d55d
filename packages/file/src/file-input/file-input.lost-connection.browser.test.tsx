import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { imageCrop } from '../image-crop/image-crop';
import { ImageInput } from '../image-input/image-input';

/*
 * What is loaded on demand doesn't come: the connection is lost, or a new version of the application has
 * taken the old files away. React unmounts the page for a lazy part that fails.
 */
const block = (urls: string[]) => cdp().send('Network.setBlockedURLs', { urls });
beforeEach(async () => {
  await cdp().send('Network.enable');
  await block(['*crop-dialog*']);
});
afterEach(() => block([]));

describe('a field whose parts can not be loaded', () => {
  it('takes the whole picture where it can not be cropped, and says so (IMG-7)', async () => {
    const canvas = new OffscreenCanvas(40, 20);
    canvas.getContext('2d')?.fillRect(0, 0, 40, 20);
    const file = new File([await canvas.convertToBlob()], 'foto.png', { type: 'image/png' });
    const onChange = vi.fn();
    render(<ImageInput aria-label="Foto" crop={imageCrop({ aspect: 1 })} onChange={onChange} />);
    await act(async () => userEvent.upload(screen.getByLabelText('Foto'), file));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onChange.mock.lastCall?.[0]).toBeInstanceOf(File);
    const reason = 'No se pudo recortar: la imagen queda completa.';
    expect(await screen.findByText(reason, { selector: '.gd-image-input__error' })).toBeVisible();
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(reason));
  });
});
