import { spawnSync } from 'node:child_process';
import { startDriver } from './drive/start-driver.ts';
import { type Engine, type EngineName, findEngine } from './engine.ts';

/** An engine that has been started once. */
export interface StartedEngine extends Engine {
  /** `Firefox 153.7.0`. */
  title: string;
}

interface Kind {
  title: string;
  /** The first version with all that the tests ask of it. */
  floor: string;
  /** Debian's. */
  packages: string;
}

const KINDS: Readonly<Record<EngineName, Kind>> = {
  firefox: { title: 'Firefox', floor: '140', packages: 'firefox-esr' },
  webkit: {
    title: 'WebKitGTK',
    floor: '2.44',
    packages: 'webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1 libxtst6',
  },
};

/**
 * An engine that starts, or in one line why it does not and what to install: what is wrong with it is not said by
 * every test. With `install` Debian's packages are installed first where it does not start.
 */
export async function startableEngine(
  name: EngineName,
  install: boolean,
): Promise<StartedEngine | string> {
  const { title, floor, packages } = KINDS[name];
  try {
    const engine = findEngine(name);
    const { version, close } = await startDriver(engine);
    await close();
    if (version.localeCompare(floor, 'en', { numeric: true }) < 0) {
      throw new Error(`It is ${version}; the tests need ${floor} or later.`);
    }
    return { ...engine, title: `${title} ${version}` };
  } catch (error) {
    if (install && process.platform === 'linux') {
      installPackages(packages);
      return startableEngine(name, false);
    }
    const why = String(error).replace(/\s+/g, ' ').trim();
    return `${title} was not run. ${why} (Debian: apt-get install ${packages})`;
  }
}

function installPackages(packages: string): void {
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages.split(' ')];
  for (const args of [['update', '-qq'], install]) {
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
