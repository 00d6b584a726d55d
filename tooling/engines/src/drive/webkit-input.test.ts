import { expect, it, vi } from 'vitest';
import type { InputSource } from './driver.types.ts';
import { webkitInput } from './webkit-input.ts';

const mouse = (...actions: object[]): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});
const at = { type: 'pointerMove', x: 3, y: 4, duration: 0 };

it('lets go of what is still down, once', async () => {
  const perform = vi.fn(async () => {});
  const input = webkitInput(perform, undefined);
  await input.perform([mouse(at, { type: 'pointerDown', button: 0 })]);
  await input.perform([
    { type: 'key', id: 'keyboard', actions: [{ type: 'keyDown', value: 'a' }] },
  ]);
  perform.mockClear();
  await input.letGo();
  await input.letGo();
  expect(perform.mock.calls).toEqual([
    [[mouse({ type: 'pointerUp', button: 0 })]],
    [[{ type: 'key', id: 'keyboard', actions: [{ type: 'keyUp', value: 'a' }] }]],
  ]);
});

it('presses the other buttons where the pointer is, beside the protocol', async () => {
  const perform = vi.fn(async () => {});
  const press = vi.fn(async () => {});
  const input = webkitInput(perform, press);
  await input.perform([mouse(at, { type: 'pointerDown', button: 2 })]);
  await input.letGo();
  expect(perform.mock.calls).toEqual([[[mouse(at)]]]);
  expect(press.mock.calls).toEqual([
    [{ x: 3, y: 4, button: 2, isDown: true }],
    [{ x: 3, y: 4, button: 2, isDown: false }],
  ]);
});

it('says that another button is not possible where nothing presses it', async () => {
  const input = webkitInput(async () => {}, undefined);
  await expect(input.perform([mouse({ type: 'pointerDown', button: 2 })])).rejects.toThrow(
    'Not possible there',
  );
});
