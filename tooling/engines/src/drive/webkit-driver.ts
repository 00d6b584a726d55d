import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@guadua/browser/free-port';
import { DISPLAY_SERVER, type Engine, WEBKIT_DRIVER } from '../engine.ts';
import { type Driver, WINDOW } from './driver.types.ts';
import { end, firstMatch, START_TIMEOUT, start } from './processes.ts';
import { connectBrowser } from './webkit-browser.ts';
import { webkitInput } from './webkit-input.ts';
import { within } from './within.ts';

/** How long a script in the page may take, in milliseconds. */
const SCRIPT_TIMEOUT = 60_000;
/** The first WebKitGTK with everything that the tests ask of it. */
const FLOOR = [2, 44] as const;

/** WebKitGTK over WebDriver, on a display of its own. */
export async function startWebkit(engine: Engine): Promise<Driver> {
  const started: ChildProcess[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'guadua-webkit-'));
  const socket = join(folder, 'browser');
  const closeAll = async () => {
    for (const child of started.reverse()) await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const size = `${WINDOW.width + 100}x${WINDOW.height + 200}x24`;
    // The display chooses its number, so that two runs don't meet.
    const args = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'];
    const display = start(DISPLAY_SERVER, args);
    started.push(display);
    const number = await firstMatch(display, 3, /(\d+)\n/);
    const port = await freePort();
    const env = {
      ...process.env,
      NO_AT_BRIDGE: '1',
      DISPLAY: `:${number}`,
      GUADUA_BROWSER_SOCKET: socket,
    };
    started.push(start(WEBKIT_DRIVER, [`--port=${port}`], env));
    const request = requests(`http://127.0.0.1:${port}`);
    await untilReady(request);
    const session = openSession(request, engine, socket, closeAll);
    return await within(START_TIMEOUT, engine.executable, session);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

type Request = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

async function openSession(
  request: Request,
  { executable: binary }: Engine,
  socket: string,
  closeAll: () => Promise<void>,
): Promise<Driver> {
  const { sessionId, capabilities } = (await request('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const [major = 0, minor = 0] = capabilities.browserVersion.split('.').map(Number);
  if (major < FLOOR[0] || (major === FLOOR[0] && minor < FLOOR[1])) {
    throw new Error(
      `WebKitGTK is ${capabilities.browserVersion}; the tests need ${FLOOR.join('.')} or later ` +
        '(Debian: apt-get install webkit2gtk-driver).',
    );
  }
  const path = `/session/${sessionId}`;
  const handle = await request('GET', `${path}/window`);
  await request('POST', `${path}/timeouts`, { script: SCRIPT_TIMEOUT });
  const resize: Driver['resize'] = async (size) => {
    await request('POST', `${path}/window/rect`, { x: 0, y: 0, ...size });
  };
  await resize(WINDOW);
  const call: Driver['call'] = async (source, args = []) => {
    const script = `
      const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${source})(...JSON.parse(arguments[0]))).then(
        (value) => done(JSON.stringify({ value })),
        (error) => done(JSON.stringify({ error: String(error?.message ?? error) })),
      );`;
    const answer = await request('POST', `${path}/execute/async`, {
      script,
      args: [JSON.stringify(args)],
    });
    return readAnswer(String(answer));
  };
  const settle = async () => {
    await call('() => new Promise((resolve) => requestAnimationFrame(() => resolve()))');
  };
  const browser = await connectBrowser(socket, settle);
  const { perform, letGo } = webkitInput(
    async (actions) => void (await request('POST', `${path}/actions`, { actions })),
    async (press) => {
      await browser.press(press);
      // The page loses a release that follows before it has seen the press.
      await settle();
    },
  );
  /** The page hears of no `pointerdown` with the first press after a drag: https://bugs.webkit.org/show_bug.cgi?id=202287 */
  const pressCorner = () => {
    const actions = [
      { type: 'pointerMove', x: WINDOW.width - 1, y: WINDOW.height - 1, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    return perform([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ]);
  };
  let hasDragged = false;
  return {
    version: capabilities.browserVersion,
    system: {
      ...browser.system,
      mouse(step) {
        hasDragged = true;
        return browser.system.mouse(step);
      },
    },
    async open(url) {
      await request('POST', `${path}/url`, { url });
    },
    call,
    perform,
    async release() {
      await letGo();
      if (hasDragged) await pressCorner();
      hasDragged = false;
      await request('DELETE', `${path}/actions`);
      await browser.renew();
    },
    async activate() {
      const handles = (await request('GET', `${path}/window/handles`)) as string[];
      const others = handles.filter((one) => one !== handle);
      for (const other of others) {
        await request('POST', `${path}/window`, { handle: other });
        await request('DELETE', `${path}/window`);
      }
      // Otherwise it would take the focus from the frame that has it.
      if (others.length > 0) await request('POST', `${path}/window`, { handle });
    },
    resize,
    async close() {
      browser.close();
      await request('DELETE', path).catch(() => {});
      await closeAll();
    },
  };
}

/** @throws Error of the page, with its text. */
export function readAnswer(answer: string): unknown {
  const { value, error }: { value?: unknown; error?: string } = JSON.parse(answer);
  if (error !== undefined) throw new Error(error);
  return value;
}

function requests(origin: string): Request {
  return async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error} at ${path}: ${value.message}`);
    return value;
  };
}

async function untilReady(request: Request): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  for (;;) {
    try {
      await request('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
