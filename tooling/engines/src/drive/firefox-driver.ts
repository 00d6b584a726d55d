import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../engine.ts';
import { type Driver, WINDOW } from './driver.types.ts';
import { firefoxSystem, type Send } from './firefox-system.ts';
import { end, firstMatch, START_TIMEOUT, start } from './processes.ts';
import { readAnswer } from './webkit-driver.ts';
import { within } from './within.ts';

/** No request but those of the page under test, no first-run pages, no throttling of what isn't in front. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutConfig.showWarning': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.events.testing.asyncClipboard': true,
  // As where there is a touch screen.
  'dom.w3c_touch_events.enabled': 1,
  'dom.min_background_timeout_value': 4,
  'extensions.update.enabled': false,
  // The page has the focus, though its window has not.
  'focusmanager.testmode': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.startup.max_resumed_crashes': -1,
  // As a headless Chromium has them: they take no room.
  'ui.useOverlayScrollbars': 1,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** Firefox over WebDriver BiDi, without a window. */
export async function startFirefox({ executable }: Engine): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'guadua-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const child = start(
    executable,
    [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port=0',
      '--remote-allow-system-access',
    ],
    {
      ...process.env,
      MOZ_HEADLESS_WIDTH: String(WINDOW.width),
      MOZ_HEADLESS_HEIGHT: String(WINDOW.height),
      MOZ_CRASHREPORTER_DISABLE: '1',
    },
  );
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

async function openSession(send: Send, closeAll: () => Promise<void>): Promise<Driver> {
  const { capabilities } = (await send('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  // The page that Firefox opens with never gets the focus.
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as {
    context: string;
  };
  const resize: Driver['resize'] = async (viewport) => {
    await send('browsingContext.setViewport', { context, viewport });
  };
  await resize(WINDOW);
  const { focusPage, ...system } = await firefoxSystem(send);
  const { compose } = system;
  let hasComposed = false;
  const activate = async () => {
    const { contexts } = (await send('browsingContext.getTree', { maxDepth: 0 })) as {
      contexts: { context: string }[];
    };
    for (const other of contexts) {
      if (other.context === context) continue;
      await send('browsingContext.close', { context: other.context });
    }
    await send('browsingContext.activate', { context });
    await focusPage();
  };
  const call: Driver['call'] = async (source, args = []) => {
    const { result, exceptionDetails } = (await send('script.callFunction', {
      functionDeclaration: `(text) => Promise.resolve()
        .then(() => (${source})(...JSON.parse(text)))
        .then(
          (value) => JSON.stringify({ value }),
          (error) => JSON.stringify({ error: String(error?.message ?? error) }),
        )`,
      awaitPromise: true,
      target: { context },
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
    })) as { result?: { value: string }; exceptionDetails?: { text: string } };
    if (!result) throw new Error(exceptionDetails?.text);
    return readAnswer(result.value);
  };
  return {
    version: capabilities.browserVersion,
    system: {
      ...system,
      compose(text) {
        hasComposed = true;
        return compose(text);
      },
    },
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    call,
    async perform(actions) {
      await send('input.performActions', { context, actions });
      // The answer comes from the window: on a busy machine the page has not taken in the last of them yet.
      await send('script.callFunction', {
        functionDeclaration: '() => new Promise((resolve) => setTimeout(resolve))',
        awaitPromise: true,
        target: { context },
      });
    },
    async release() {
      await send('input.releaseActions', { context });
      if (!hasComposed) return;
      hasComposed = false;
      // Where the page has cut a composition short, it gets keys again once another one has ended.
      await call(
        "() => { const input = document.createElement('input'); input.id = 'guadua-input'; document.body.append(input); input.focus(); }",
      );
      await compose('a');
      await system.commit('');
      await call("() => document.querySelector('#guadua-input').remove()");
    },
    activate,
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
