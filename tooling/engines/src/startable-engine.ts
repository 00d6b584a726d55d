import { startDriver } from './drive/start-driver.ts';
import {
  type Engine,
  type EngineName,
  ensureEngine,
  findEngine,
  installLine,
  type MissingEngine,
} from './engine.ts';

/** An engine that has been started once. */
export interface StartedEngine extends Engine {
  /** `Firefox 153.7.0`. */
  title: string;
}

/**
 * An engine that starts, or what to install to have it: what is wrong with it is said in one line, not by every test.
 */
export async function startableEngine(
  name: EngineName,
  install: boolean,
): Promise<StartedEngine | MissingEngine> {
  const engine = install ? ensureEngine(name) : findEngine(name);
  if ('missing' in engine) return engine;
  try {
    const driver = await startDriver(engine);
    await driver.close();
    const title = `${name === 'firefox' ? 'Firefox' : 'WebKitGTK'} ${driver.version}`;
    return { ...engine, title };
  } catch (error) {
    const text = String(error).replace(/\s+/g, ' ').trim();
    return { name, missing: `It does not start: ${text} (Debian: ${installLine(name)})` };
  }
}
