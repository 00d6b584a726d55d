import { eachInTurn, expectNoAxeViolations } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { fetchSample } from '../../scripts/fetch-sample';
import { pixels, quarters } from '../../scripts/quarters';
import { ImageInput } from '../image-input/image-input';
import type { ImageInputProps } from '../image-input/image-input.types';
import { imageCrop } from './image-crop';

const dialog = () => screen.findByRole('dialog', { name: 'Recortar la imagen' });
const area = () => screen.findByRole('application', { name: 'Parte que se conserva' });
const done = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Listo' });
const input = () => screen.getByLabelText<HTMLInputElement>('Seleccionar imagen');
/** The picture is there and can be moved, and the dialog stays where it is. */
const ready = async () => {
  await vi.waitFor(() => expect(done()).toBeEnabled());
  // One that is cut short by another one counts as ended, and says so by an error.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
};

const COLOURS: Readonly<Record<string, string>> = {
  '255,0,0': 'red',
  '0,255,0': 'lime',
  '0,0,255': 'blue',
  '255,255,255': 'white',
};

/** The colours on the four sides of the point 44, 44 of a picture of 80 × 80, row by row. */
async function roundTheMiddle(file: File) {
  const { data, width, height } = await pixels(file);
  expect([width, height]).toEqual([80, 80]);
  return [
    [43, 43],
    [44, 43],
    [43, 44],
    [44, 44],
  ].map(([x = 0, y = 0]) => {
    const at = 4 * (width * y + x);
    const colour = [...data.slice(at, at + 3)].join();
    return COLOURS[colour] ?? colour;
  });
}

function renderInput(props: ImageInputProps = {}) {
  const onChange = vi.fn();
  render(
    <StrictMode>
      <ImageInput crop={imageCrop({ aspect: 1 })} onChange={onChange} {...props} />
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
    // The picture to the right as far as it goes, larger and back, then a quarter turn to the right.
    await userEvent.keyboard('{Shift>}{ArrowRight>30/}{/Shift}');
    const zoom = screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' });
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

  it('does all of it with clicks: moves, enlarges, turns (WCAG 2.5.7)', async () => {
    const onChange = renderInput({ optimize: { mimeType: 'image/png' } });
    await userEvent.upload(input(), await quarters());
    await ready();
    const zoom = screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' });
    const tool = (name: string) => screen.getByRole('button', { name });
    // As high as the frame: it can be moved to the sides only, and not made smaller.
    for (const name of ['Mover la imagen hacia arriba', 'Mover la imagen hacia abajo', 'Alejar']) {
      expect(tool(name)).toHaveAttribute('aria-disabled', 'true');
    }
    // Few presses: how far many of them go is in `crop-state.test.ts`.
    await userEvent.click(tool('Acercar'));
    expect(zoom.valueAsNumber).toBe(1.25);
    await userEvent.click(tool('Alejar'));
    // At its end a button keeps the focus, and does nothing.
    await userEvent.click(tool('Alejar'), { force: true });
    expect(tool('Alejar')).toHaveFocus();
    expect(zoom.valueAsNumber).toBe(1);
    await userEvent.click(tool('Acercar'));
    await userEvent.click(tool('Mover la imagen a la derecha'));
    await userEvent.click(tool('Mover la imagen hacia abajo'));
    await expectNoAxeViolations();
    await userEvent.click(done());
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    // A press is 4 of the 80 pixels: what was in the middle is now at 44, 44.
    expect(await roundTheMiddle(onChange.mock.lastCall?.[0])).toEqual([
      'red',
      'lime',
      'blue',
      'white',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Recortar' }));
    await ready();
    for (const name of ['Mover la imagen a la izquierda', 'Mover la imagen hacia arriba']) {
      await userEvent.click(tool(name));
      await userEvent.click(tool(name));
    }
    await userEvent.click(tool('Girar a la derecha'));
    await userEvent.click(tool('Girar a la derecha'));
    await userEvent.click(done());
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
    // Two presses back are at 36, 36, and that is 44, 44 upside down.
    expect(await roundTheMiddle(onChange.mock.lastCall?.[0])).toEqual([
      'white',
      'blue',
      'lime',
      'red',
    ]);
  });

  eachInTurn(['touch', 'mouse'], 2)('moves with a %s', async (kind) => {
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
    const zoom = screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' });
    await vi.waitFor(() => expect(zoom.valueAsNumber).toBeCloseTo(1.5, 1));
  });

  it('begins anew with a picture that is pasted over another', async () => {
    const onChange = renderInput({ optimize: false });
    await userEvent.upload(input(), await quarters());
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Girar a la derecha' }));
    const second = await quarters();
    const clipboardData = new DataTransfer();
    clipboardData.items.add(second);
    const target = await area();
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
      await screen.findByText(/no es una imagen/, { selector: '.gd-image-input__error' }),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onReject).toHaveBeenCalledOnce();
  });
});
