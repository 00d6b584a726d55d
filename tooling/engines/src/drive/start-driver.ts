import type { Engine } from '../engine.ts';
import type { Driver } from './driver.types.ts';
import { startFirefox } from './firefox-driver.ts';
import { startWebkit } from './webkit-driver.ts';

/** Starts an engine with an empty page. */
export function startDriver(engine: Engine): Promise<Driver> {
  return engine.name === 'firefox' ? startFirefox(engine) : startWebkit(engine);
}
