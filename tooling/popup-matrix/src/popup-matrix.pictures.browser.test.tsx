import { ImageInput } from '@guadua/file';
import { act, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CONTAINERS } from './containers';
import { driver } from './driver';

afterEach(() => page.viewport(1000, 700));

/** As its chooser gives it: in a frame, a file of that frame. */
async function picture(view: typeof globalThis): Promise<File> {
  const canvas = new OffscreenCanvas(40, 40);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 40);
  return new view.File([await canvas.convertToBlob({ type: 'image/png' })], 'finca.png', {
    type: 'image/png',
  });
}

for (const container of CONTAINERS) {
  const title = `in ${container.name} (CMP-11): ImageInput shows the picture that was chosen, and takes it away`;
  it(title, async () => {
    await page.viewport(...(container.size ?? [1000, 700]));
    const { View } = container;
    render(
      <View>
        <ImageInput aria-label="Foto" capture={false} />
      </View>,
    );
    const { find, get, root, press } = driver(container);
    await expect.poll(() => find('input[type=file]')).not.toBeNull();
    const input = get('input[type=file]') as HTMLInputElement;
    const view = input.ownerDocument.defaultView ?? window;
    const files = new view.DataTransfer();
    files.items.add(await picture(view));
    await act(async () => {
      input.files = files.files;
      input.dispatchEvent(new view.Event('change', { bubbles: true }));
    });

    const image = () => find('.gd-image-input__image') as HTMLImageElement | null;
    await expect.poll(() => image()?.naturalWidth).toBe(40);
    get('.gd-image-input__frame').scrollIntoView();
    await expect
      .poll(() => {
        const { left, top, right, bottom } = get('.gd-image-input__frame').getBoundingClientRect();
        const met = root().elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return find('.gd-image-input__frame')?.contains(met);
      })
      .toBe(true);
    expect(container.isOpen?.() ?? true, 'the container').toBe(true);

    await press(get('.gd-image-input__action'));
    await expect.poll(image).toBeNull();
    expect(input.files).toHaveLength(0);
    expect(container.isOpen?.() ?? true, 'the container').toBe(true);
  });
}
