import { fileURLToPath } from 'node:url';
import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProvider, TestProject } from 'vitest/node';
import type { Driver } from '../drive/driver.types.ts';
import { startDriver } from '../drive/start-driver.ts';
import { ENGINES, type Engine, type EngineName, findEngine } from '../engine.ts';
import { COMMANDS } from './commands.ts';
import { Protocol } from './protocol.ts';

/** The engine that `GUADUA_ENGINE` names; none: Chromium. */
export function engineFromEnvironment(): EngineName | undefined {
  const named = process.env.GUADUA_ENGINE;
  if (!named) return undefined;
  const engine = ENGINES.find((one) => one === named);
  if (!engine) throw new Error(`GUADUA_ENGINE names ${named}; known are ${ENGINES.join(', ')}.`);
  return engine;
}

/**
 * What Vitest's browser mode needs to run in an engine: one page, in which the files run one after another, since an
 * engine gives the focus and full speed to one page alone.
 */
export function engineBrowser(name: EngineName) {
  const engine = findEngine(name);
  return {
    provider: defineBrowserProvider({
      name: 'guadua-engines',
      options: {},
      providerFactory: (project: TestProject) => new EngineProvider(project, engine),
    }),
    instances: [{ browser: name }],
  };
}

type Session = Awaited<ReturnType<NonNullable<BrowserProvider['getCDPSession']>>>;

/**
 * Runs tests in an engine over the standard WebDriver protocols. Playwright drives neither Debian's
 * Firefox (it sends a command that an ESR does not know) nor WebKitGTK (it needs a patched build).
 */
class EngineProvider implements BrowserProvider {
  readonly name = 'guadua-engines';
  readonly supportsParallelism = false;
  readonly initScripts = [
    // It names elements as for Chromium.
    fileURLToPath(new URL('locators.js', import.meta.resolve('@vitest/browser-playwright'))),
    fileURLToPath(import.meta.resolve('./in-page.ts')),
  ];
  readonly #engine: Engine;
  #driver: Driver | undefined;

  constructor(project: TestProject, engine: Engine) {
    this.#engine = engine;
    for (const [name, command] of Object.entries(COMMANDS)) {
      project.browser?.registerCommand(name as never, command as never);
    }
  }

  getCommandsContext() {
    return { driver: this.#driver };
  }

  async openPage(_session: string, url: string) {
    this.#driver ??= await startDriver(this.#engine);
    await this.#driver.open(url);
  }

  async getCDPSession(): Promise<Session> {
    if (!this.#driver) throw new Error('No page is open.');
    const protocol = new Protocol(this.#driver, this.#engine.name);
    const send = (method: string, parameters?: object) => protocol.send(method, parameters);
    const never = () => {};
    const session: unknown = { send, on: never, off: never, once: never };
    // Beside Playwright's types it is the whole session of Chromium.
    return session as Session;
  }

  async close() {
    await this.#driver?.close();
    this.#driver = undefined;
  }
}
