import { expectNoAxeViolations } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { fetchSample } from '../../scripts/fetch-sample';
import { ImageInput } from '../image-input/image-input';
import type { ImageInputProps } from '../image-input/image-input.types';
import { optimizeImage } from '../optimize-image/optimize-image';
import type { ImageCrop } from '../optimize-image/optimize-image.types';

/** Four quarters of 100 × 50: red, green, blue and white, row by row. */
async function quarters(type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(200, 100);
  const context = canvas.getContext('2d');
  for (const [index, colour] of ['#f00', '#0f0', '#00f', '#fff'].entries()) {
    if (!context) break;
    context.fillStyle = colour;
    context.fillRect((index % 2) * 100, Math.floor(index / 2) * 50, 100, 50);
  }
  const blob = await canvas.convertToBlob({ type, quality: 1 });
  return new File([blob], type === 'image/png' ? 'cuartos.png' : 'cuartos.jpg', { type });
}

async function pixels(source: ImageBitmapSource, crop?: ImageCrop) {
  const bitmap = await createImageBitmap(source);
  const { turns = 0 } = crop ?? {};
  const onSide = turns % 2 === 1;
  const whole = onSide
    ? { width: bitmap.height, height: bitmap.width }
    : { width: bitmap.width, height: bitmap.height };
  const { x, y, width, height } = crop ?? { x: 0, y: 0, ...whole };
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('No context');
  context.translate(whole.width / 2 - x, whole.height / 2 - y);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

describe('the part of a picture that is kept (IMG-7)', () => {
  it.each([0, 1, 2, 3] as const)(
    'is that of the picture as the browser shows it, after %d quarter turns',
    async (turns) => {
      const names = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((orientation) => [
        `orientation-${orientation}.jpg`,
        `corpus/ok-png-exif-${orientation}.png`,
      ]);
      for (const name of names) {
        const sample = await fetchSample(name);
        const shown = await createImageBitmap(sample);
        const whole = turns % 2 ? [shown.height, shown.width] : [shown.width, shown.height];
        const crop = { turns, x: 2, y: 1, width: (whole[0] ?? 0) - 4, height: (whole[1] ?? 0) - 3 };
        const { file, report } = await optimizeImage(sample, { crop, mimeType: 'image/png' });
        const [made, wanted] = await Promise.all([pixels(file), pixels(sample, crop)]);
        expect([name, made.width, made.height]).toEqual([name, crop.width, crop.height]);
        expect(report.dimensions).toEqual({ width: crop.width, height: crop.height });
        const apart = made.data.map((value, at) => Math.abs(value - (wanted.data[at] ?? 0)));
        expect([name, Math.max(...apart)]).toEqual([name, expect.toSatisfy((most) => most <= 2)]);
      }
    },
  );

  it('is made smaller as a whole picture would be, and nothing round it shows', async () => {
    const crop = { x: 0, y: 0, width: 100, height: 50 };
    const { file, report } = await optimizeImage(await quarters(), {
      crop,
      width: 60,
      height: 60,
      resize: 'contain',
    });
    expect(report.dimensions).toEqual({ width: 60, height: 60 });
    const { data } = await pixels(file);
    const at = (x: number, y: number) => [...data.slice(4 * (60 * y + x), 4 * (60 * y + x) + 4)];
    expect(at(30, 30)).toEqual([255, 0, 0, 255]);
    // Margins stay empty: the blue below is not part of it.
    expect(at(30, 55)).toEqual([0, 0, 0, 0]);
  });

  it('stays within the picture, whatever numbers come', async () => {
    const crop = { x: 150, y: -20, width: 900, height: 0 };
    const { report } = await optimizeImage(await quarters(), { crop });
    expect(report.dimensions).toEqual({ width: 50, height: 1 });
  });
});

const dialog = () => screen.findByRole('dialog', { name: 'Recortar la imagen' });
const area = () => screen.findByRole('application', { name: 'Parte que se conserva' });
const done = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Listo' });
const input = () => screen.getByLabelText<HTMLInputElement>('Seleccionar imagen');
/** The picture is there, and can be moved. */
const ready = () => vi.waitFor(() => expect(done()).toBeEnabled());

function renderInput(props: ImageInputProps = {}) {
  const onChange = vi.fn();
  render(
    <StrictMode>
      <ImageInput crop={{ aspect: 1 }} onChange={onChange} {...props} />
    </StrictMode>,
  );
  return onChange;
}

describe('cropping (IMG-7)', () => {
  it('asks for a part first, and keeps that', async () => {
    const onChange = renderInput({ optimize: { mimeType: 'image/png' } });
    const chosen = await quarters();
    await userEvent.upload(input(), chosen);
    await dialog();
    await ready();
    // Until then nothing has changed, and the form can't be sent.
    expect(onChange).not.toHaveBeenCalled();
    expect(input().validity.valid).toBe(false);
    await expectNoAxeViolations();
    await userEvent.click(done());
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    const [file, details] = onChange.mock.lastCall ?? [];
    expect(details).toMatchObject({
      reason: 'select',
      report: { dimensions: { width: 100, height: 100 } },
    });
    expect(details.original.size).toBe(chosen.size);
    expect(await createImageBitmap(file)).toMatchObject({ width: 100, height: 100 });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(input().validity.valid).toBe(true);
  });

  it('moves, enlarges and turns with keys', async () => {
    const onChange = renderInput();
    await userEvent.upload(input(), await quarters());
    await ready();
    act(() => void area().then((element) => element.focus()));
    await vi.waitFor(async () => expect(await area()).toHaveFocus());
    // To the left edge, twice as large, then a quarter turn to the right.
    await userEvent.keyboard('{Shift>}{ArrowLeft>30/}{/Shift}');
    const zoom = screen.getByRole<HTMLInputElement>('slider', { name: 'Acercar' });
    await userEvent.keyboard('+++');
    expect(zoom.valueAsNumber).toBeCloseTo(1.33, 2);
    await userEvent.keyboard('---');
    expect(zoom.valueAsNumber).toBe(1);
    await userEvent.keyboard('r');
    await userEvent.click(done());
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    const { data, width } = await pixels(onChange.mock.lastCall?.[0]);
    expect(width).toBe(100);
    // The left half was red above blue: turned to the right, blue is on the left.
    const at = (x: number, y: number) => [...data.slice(4 * (100 * y + x), 4 * (100 * y + x) + 3)];
    expect(at(20, 50)).toEqual([0, 0, 255]);
    expect(at(80, 50)).toEqual([255, 0, 0]);
  });

  it.each(['mouse', 'touch'] as const)('moves with a %s', async (kind) => {
    const onChange = renderInput();
    await userEvent.upload(input(), await quarters());
    await ready();
    const box = (await area()).getBoundingClientRect();
    const frame = window.frameElement?.getBoundingClientRect();
    const scale = frame ? frame.width / window.innerWidth : 1;
    const point = (x: number) => ({
      x: (frame?.left ?? 0) + (box.left + box.width * x) * scale,
      y: (frame?.top ?? 0) + (box.top + box.height / 2) * scale,
    });
    const session = cdp();
    const send = async (step: 0 | 1 | 2, x: number) => {
      if (kind === 'mouse') {
        await session.send('Input.dispatchMouseEvent', {
          type: (['mousePressed', 'mouseMoved', 'mouseReleased'] as const)[step],
          ...point(x),
          button: 'left',
          buttons: step === 2 ? 0 : 1,
          clickCount: 1,
        });
      } else {
        await session.send('Input.dispatchTouchEvent', {
          type: (['touchStart', 'touchMove', 'touchEnd'] as const)[step],
          touchPoints: step === 2 ? [] : [point(x)],
        });
      }
    };
    await send(0, 0.9);
    await send(1, 0.5);
    await send(1, 0.1);
    await send(2, 0.1);
    await userEvent.click(done());
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    // Pulled to the left as far as it goes: the right half is kept.
    const { data } = await pixels(onChange.mock.lastCall?.[0]);
    expect([...data.slice(4 * 2, 4 * 2 + 3)]).toEqual([0, 255, 0]);
  });

  it('enlarges as far as two fingers move apart', async () => {
    renderInput();
    await userEvent.upload(input(), await quarters());
    await ready();
    const box = (await area()).getBoundingClientRect();
    const frame = window.frameElement?.getBoundingClientRect();
    const scale = frame ? frame.width / window.innerWidth : 1;
    const fingers = (apart: number) =>
      [-1, 1].map((side, id) => ({
        x: (frame?.left ?? 0) + (box.left + box.width * (0.5 + side * apart)) * scale,
        y: (frame?.top ?? 0) + (box.top + box.height / 2) * scale,
        id,
      }));
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      cdp().send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart === undefined ? [] : fingers(apart),
      });
    await touch('touchStart', 0.2);
    // Both fingers move in one event of the browser.
    await touch('touchMove', 0.3);
    await touch('touchEnd');
    const zoom = screen.getByRole<HTMLInputElement>('slider', { name: 'Acercar' });
    await vi.waitFor(() => expect(zoom.valueAsNumber).toBeCloseTo(1.5, 1));
  });

  it.each([
    ['', area],
    [', sent to the document as Firefox does', async () => document.body],
  ])('begins anew with a picture that is pasted over another%s', async (_, targetOf) => {
    const onChange = renderInput({ optimize: false });
    await userEvent.upload(input(), await quarters());
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Girar a la derecha' }));
    const second = await quarters();
    const clipboardData = new DataTransfer();
    clipboardData.items.add(second);
    const target = await targetOf();
    act(() => {
      // A `ClipboardEvent` of Firefox takes no files along.
      const paste = new Event('paste', { bubbles: true, cancelable: true });
      target.dispatchEvent(Object.assign(paste, { clipboardData }));
    });
    await ready();
    await userEvent.click(done());
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect((await pixels(onChange.mock.lastCall?.[0])).data).toEqual(
      (await pixels(second, { x: 50, y: 0, width: 100, height: 100 })).data,
    );
  });

  it('keeps what was there with Escape or Cancelar', async () => {
    const onChange = renderInput({
      defaultValue: 'data:image/gif;base64,R0lGODlhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs=',
    });
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Cancelar' })),
    ]) {
      await userEvent.upload(input(), await quarters());
      await ready();
      await leave();
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(input().validity.valid).toBe(true);
    }
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Remover imagen' })).toBeVisible();
  });

  it('can be done again, from the whole picture and where it was left', async () => {
    const onChange = renderInput({ optimize: false });
    const chosen = await quarters();
    await userEvent.upload(input(), chosen);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Girar a la derecha' }));
    await userEvent.click(done());
    await userEvent.click(await screen.findByRole('button', { name: 'Recortar' }));
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Girar a la izquierda' }));
    await userEvent.click(done());
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
    const [file, details] = onChange.mock.lastCall ?? [];
    expect(details).toMatchObject({ reason: 'crop' });
    expect(details.original.size).toBe(chosen.size);
    expect((await pixels(file)).data).toEqual(
      (await pixels(chosen, { x: 50, y: 0, width: 100, height: 100 })).data,
    );
  });

  it('says what is wrong with a picture that can’t be shown, instead of a dialog without it', async () => {
    const onReject = vi.fn();
    renderInput({ onReject });
    await userEvent.upload(input(), await fetchSample('text-named.png', 'image/png'));
    expect(
      await screen.findByText(/no es una imagen/, { selector: '.gd-image__error' }),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onReject).toHaveBeenCalledOnce();
  });
});
