// Loaded before each file of browser tests in Chromium.
import { cdp } from 'vitest/browser';

/** How many times slower than it is the processor shall be. */
declare const __GUADUA_SLOW__: number;

// A page keeps its pointer where the file before has left it, and which one that was depends on how fast each of
// them is: what is then shown under it would be hovered.
await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
// Until a frame follows an input, Chromium holds back what may wait for idle time, `convertToBlob` for a second each.
await new Promise((resolve) => {
  requestAnimationFrame(resolve);
});
if (__GUADUA_SLOW__ > 1) {
  await cdp().send('Emulation.setCPUThrottlingRate', { rate: __GUADUA_SLOW__ });
}
