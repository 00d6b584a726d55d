// Loaded before each file of browser tests. A page keeps its pointer where the file before has left it, and
// which one that was depends on how fast each of them is: what is then shown under it would be hovered.
import { cdp } from 'vitest/browser';

await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
// Until a frame follows an input, Chromium holds back what may wait for idle time, `convertToBlob` for a second each.
await new Promise((resolve) => {
  requestAnimationFrame(resolve);
});
