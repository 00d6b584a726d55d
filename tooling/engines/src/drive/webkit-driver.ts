import type { ChildProcess } from 'node:child_process';
import { freePort } from '@guadua/browser/free-port';
import { DISPLAY_SERVER, type Engine, WEBKIT_DRIVER } from '../engine.ts';
import { calling } from './calling.ts';
import { type Driver, WINDOW } from './driver.types.ts';
import { end, firstMatch, START_TIMEOUT, start, within } from './processes.ts';
import { webkitInput } from './webkit-input.ts';

/** How long a script in the page may take, in milliseconds. */
const SCRIPT_TIMEOUT = 60_000;

/** WebKitGTK over WebDriver, on a display of its own. */
export async function startWebkit(engine: Engine): Promise<Driver> {
  const started: ChildProcess[] = [];
  const closeAll = async () => {
    for (const child of started.reverse()) await end(child);
  };
  try {
    const size = `${WINDOW.width + 100}x${WINDOW.height + 200}x24`;
    // The display chooses its number, so that two runs don't meet.
    const args = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'];
    const display = start(DISPLAY_SERVER, args);
    started.push(display);
    const number = await firstMatch(display, 3, /(\d+)\n/);
    const [port, browserPort] = [await freePort(), await freePort()];
    const env = {
      ...process.env,
      NO_AT_BRIDGE: '1',
      DISPLAY: `:${number}`,
      GUADUA_BROWSER_PORT: String(browserPort),
    };
    started.push(start(WEBKIT_DRIVER, [`--port=${port}`], env));
    const request = requests(port);
    await untilReady(request);
    const session = openSession(request, requests(browserPort), engine.executable, closeAll);
    return await within(START_TIMEOUT, engine.executable, session);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

type Request = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** @param browser Asks `webkit-browser.py` for what the protocol has no word for. */
async function openSession(
  request: Request,
  browser: Request,
  binary: string,
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
  const path = `/session/${sessionId}`;
  const handle = await request('GET', `${path}/window`);
  await request('POST', `${path}/timeouts`, { script: SCRIPT_TIMEOUT });
  const resize: Driver['resize'] = async (size) => {
    await request('POST', `${path}/window/rect`, { x: 0, y: 0, ...size });
  };
  await resize(WINDOW);
  const call = calling((source, text) =>
    request('POST', `${path}/execute/async`, {
      script: `(${source})(arguments[0]).then(arguments[1])`,
      args: [text],
    }),
  );
  /** The page loses what follows before it has seen this. */
  const settle = async () => {
    await call('() => new Promise((resolve) => requestAnimationFrame(() => resolve()))');
  };
  const { perform, letGo } = webkitInput(
    async (actions) => void (await request('POST', `${path}/actions`, { actions })),
    async (press) => {
      await browser('POST', '/press', press);
      await settle();
    },
  );
  let hasDragged = false;
  return {
    version: capabilities.browserVersion,
    async open(url) {
      await request('POST', `${path}/url`, { url });
    },
    call,
    perform,
    async ask(method, parameters) {
      await browser('POST', `/${method}`, parameters);
      hasDragged ||= method === 'Input.dispatchMouseEvent';
      if (method.startsWith('Input.dispatch')) await settle();
    },
    async release() {
      await letGo();
      if (hasDragged) await perform(PRESS_IN_CORNER);
      hasDragged = false;
      await request('DELETE', `${path}/actions`);
      await browser('POST', '/renew');
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
      await request('DELETE', path).catch(() => {});
      await closeAll();
    },
  };
}

/** In WebKit the first press after a drag sends no `pointerdown`: https://bugs.webkit.org/show_bug.cgi?id=202287 */
const PRESS_IN_CORNER = [
  {
    type: 'pointer' as const,
    id: 'mouse',
    parameters: { pointerType: 'mouse' as const },
    actions: [
      { type: 'pointerMove', x: WINDOW.width - 1, y: WINDOW.height - 1, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

function requests(port: number): Request {
  return async (method, path, body = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error ?? ''} ${value.message}`);
    return value;
  };
}

async function untilReady(request: Request): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT; ; ) {
    try {
      await request('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
