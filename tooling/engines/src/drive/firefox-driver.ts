import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../engine.ts';
import { calling } from './calling.ts';
import { type Driver, WINDOW } from './driver.types.ts';
import { dragInPage, installSystem } from './firefox-window.ts';
import { end, firstMatch, START_TIMEOUT, start, within } from './processes.ts';

/** Beside what Firefox prefers as soon as it is driven: no first-run pages, no throttling of what isn't in front. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  // A theme of more contrast leaves the page its own colours.
  'browser.display.document_color_use': 1,
  'browser.newtabpage.enabled': false,
  'browser.startup.homepage': 'about:blank',
  'browser.startup.page': 0,
  'dom.events.testing.asyncClipboard': true,
  // As where there is a touch screen.
  'dom.w3c_touch_events.enabled': 1,
  'dom.min_background_timeout_value': 4,
  // The page has the focus, though its window has not.
  'focusmanager.testmode': true,
  // As a headless Chromium has them: they take no room.
  'ui.useOverlayScrollbars': 1,
};

/** Firefox over WebDriver BiDi, without a window. */
export async function startFirefox({ executable }: Engine): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'guadua-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  // Its own window does what a person does by means of the system.
  const child = start(executable, [...args, '--remote-allow-system-access'], {
    ...process.env,
    MOZ_HEADLESS_WIDTH: String(WINDOW.width),
    MOZ_HEADLESS_HEIGHT: String(WINDOW.height),
    MOZ_CRASHREPORTER_DISABLE: '1',
  });
  const closeAll = async () => {
    await end(child);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const origin = await firstMatch(child, 2, /WebDriver BiDi listening on (ws:\/\/\S+)/);
    const send = await connect(`${origin}/session`);
    return await within(START_TIMEOUT, executable, openSession(send, closeAll));
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Sends a command of WebDriver BiDi. */
type Send = (method: string, params: object) => Promise<unknown>;

async function openSession(send: Send, closeAll: () => Promise<void>): Promise<Driver> {
  const { capabilities } = (await send('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  const callIn = async (context: string | undefined, source: string, text: string) => {
    const { result, exceptionDetails } = (await send('script.callFunction', {
      functionDeclaration: source,
      awaitPromise: true,
      target: { context },
      arguments: [{ type: 'string', value: text }],
    })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
    if (!result) throw new Error(exceptionDetails?.text);
    return result.value;
  };
  const contexts = async (scope: object) => {
    const tree = await send('browsingContext.getTree', { maxDepth: 0, ...scope });
    return (tree as { contexts: { context: string; url: string }[] }).contexts;
  };
  const windows = await contexts({ 'moz:scope': 'chrome' });
  const window = windows.find(({ url }) => url.endsWith('/browser.xhtml'))?.context;
  const inWindow = calling((source, text) => callIn(window, source, text));
  await inWindow(String(installSystem), [String(dragInPage)]);
  // The page that Firefox opens with never gets the focus.
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as {
    context: string;
  };
  const call = calling((source, text) => callIn(context, source, text));
  const ask: Driver['ask'] = async (method, parameters) => {
    await inWindow('(...asked) => window.guaduaAsk(...asked)', [method, parameters]);
  };
  const resize: Driver['resize'] = async (viewport) => {
    await send('browsingContext.setViewport', { context, viewport });
  };
  await resize(WINDOW);
  let hasComposed = false;
  return {
    version: capabilities.browserVersion,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    call,
    async perform(actions) {
      await send('input.performActions', { context, actions });
      // The answer comes from the window: on a busy machine the page has not taken in the last of them yet.
      await call('() => new Promise((resolve) => setTimeout(resolve))');
    },
    async ask(method, parameters) {
      hasComposed ||= method === 'Input.imeSetComposition';
      await ask(method, parameters);
    },
    async release() {
      await send('input.releaseActions', { context });
      if (!hasComposed) return;
      hasComposed = false;
      // Where the page has cut a composition short, it gets keys again once another one has ended.
      await call(
        "() => { const input = document.createElement('input'); input.id = 'guadua-input'; document.body.append(input); input.focus(); }",
      );
      await ask('Input.imeSetComposition', { text: 'a' });
      await ask('Input.insertText', { text: '' });
      await call("() => document.querySelector('#guadua-input').remove()");
    },
    async activate() {
      for (const other of await contexts({})) {
        if (other.context === context) continue;
        await send('browsingContext.close', { context: other.context });
      }
      await send('browsingContext.activate', { context });
      await ask('focusPage', {});
    },
    resize,
    close: closeAll,
  };
}

function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url);
  const waiting = new Map<
    number,
    { resolve: (result: unknown) => void; reject: (error: Error) => void }
  >();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data));
    const one = waiting.get(id);
    waiting.delete(id);
    if (error) one?.reject(new Error(`${error}: ${message}`));
    else one?.resolve(result);
  });
  socket.addEventListener('close', () => {
    for (const one of waiting.values()) one.reject(new Error('Firefox has ended.'));
  });
  const send: Send = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(send));
    socket.addEventListener('error', () => reject(new Error(`No connection to ${url}.`)));
  });
}
