// Loaded before the browser tests when they run beside Chromium.
import { afterEach, beforeEach, TestRunner } from 'vitest';
import { cdp, server } from 'vitest/browser';
import { ACTIVATE, RELEASE, reasonOf } from '../drive/not-possible.ts';

// A test that asks the browser's protocol for what no driver of this engine can do ends there, and is counted
// as not possible.
const session = cdp() as { send: (method: string, parameters?: object) => Promise<unknown> };
const send = session.send.bind(session);
let used = false;
session.send = (method, parameters) => {
  used = true;
  const answer = send(method, parameters).catch((error: unknown) => {
    const reason = reasonOf(Object(error));
    if (reason !== undefined) TestRunner.getCurrentTest()?.context.skip(reason);
    throw error;
  });
  // A test that waits for it later would otherwise fail its file, though it is counted as not possible.
  answer.catch(() => {});
  return answer;
};

// A page has the focus before a person uses it.
beforeEach(async () => {
  if (document.hasFocus()) return;
  window.focus();
  // Out in the window round the page, the focus can't be taken back by the page.
  if (!document.hasFocus()) await send(ACTIVATE);
});

// A button that one test leaves pressed can't be pressed in the next: a driver is one person. WebKit misses the
// end of a press whose element goes away under it.
afterEach(async () => {
  if (used || server.config.browser.name === 'webkit') await send(RELEASE);
  used = false;
});
