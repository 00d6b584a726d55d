import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Engines beside Chromium in which the browser tests run. */
export const ENGINES = ['firefox', 'webkit'] as const;

/** One of them. */
export type EngineName = (typeof ENGINES)[number];

/** An engine that this machine can run. */
export interface Engine {
  name: EngineName;
  /** The browser to start. */
  executable: string;
}

/** Why an engine can't run here, in one line that says what to install. */
export interface MissingEngine {
  name: EngineName;
  missing: string;
}

/** Where Debian has them: what is found is what is started. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const DISPLAY_SERVER = '/usr/bin/Xvfb';

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
];
/** The first Firefox that is driven over WebDriver BiDi with all that the tests ask of it. */
const FIREFOX_FLOOR = 140;

/** Finds an engine, or says what to install to have it. */
export function findEngine(name: EngineName): Engine | MissingEngine {
  const found = name === 'firefox' ? findFirefox() : findWebkit();
  return typeof found === 'string' ? { name, missing: found } : { name, ...found };
}

const PACKAGES: Readonly<Record<EngineName, string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1', 'libxtst6'],
};

export function installLine(name: EngineName): string {
  return `apt-get install ${PACKAGES[name].join(' ')}`;
}

/** Finds an engine as `findEngine` does, and installs Debian's package of one that is missing. */
export function ensureEngine(name: EngineName): Engine | MissingEngine {
  const found = findEngine(name);
  if (!('missing' in found) || process.platform !== 'linux') return found;
  console.log(`${found.missing} Installing…`);
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES[name]];
  for (const args of [['update', '-qq'], install]) {
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return findEngine(name);
}

function findFirefox(): Omit<Engine, 'name'> | string {
  const named = process.env.GUADUA_FIREFOX;
  if (named && !existsSync(named)) {
    return `GUADUA_FIREFOX names ${named}, and there is no such file (Debian: apt-get install firefox-esr).`;
  }
  const executable = [named ?? '', ...FIREFOX].find((path) => path !== '' && existsSync(path));
  if (!executable) {
    return 'No Firefox found. Install one (Debian: apt-get install firefox-esr) or set GUADUA_FIREFOX to its path.';
  }
  const version = /[\d.]+/.exec(outputOf(executable, ['--version']))?.[0];
  if (version === undefined) {
    return `${executable} does not say which Firefox it is (Debian: apt-get install firefox-esr).`;
  }
  if (Number.parseInt(version, 10) < FIREFOX_FLOOR) {
    return `${executable} is Firefox ${version}; the tests need ${FIREFOX_FLOOR} or later (Debian: apt-get install firefox-esr).`;
  }
  return { executable };
}

/** WebKitGTK is shown by `webkit-browser.py`, which has an input method and a mouse that drags. */
function findWebkit(): Omit<Engine, 'name'> | string {
  const install = `Debian: ${installLine('webkit')}.`;
  if (process.platform !== 'linux') return 'WebKitGTK runs on Linux alone.';
  if (!existsSync(WEBKIT_DRIVER)) return `No WebKitGTK with its driver found. ${install}`;
  // A display of its own, so that nothing else takes the focus.
  if (!existsSync(DISPLAY_SERVER)) {
    return `WebKitGTK needs a display, and there is none. ${install}`;
  }
  if (!hasBindings()) return `WebKitGTK needs its bindings for Python. ${install}`;
  return { executable: join(import.meta.dirname, 'drive/webkit-browser.py') };
}

/** What `webkit-browser.py` is written with. */
function hasBindings(): boolean {
  return (
    existsSync('/usr/lib/python3/dist-packages/gi') &&
    isInLibraries('girepository-1.0/WebKit2-4.1.typelib') &&
    isInLibraries('libXtst.so.6')
  );
}

/** Whether a file is in the library folder of one of the machine's architectures. */
function isInLibraries(path: string): boolean {
  return readdirSync('/usr/lib').some((name) => existsSync(join('/usr/lib', name, path)));
}

function outputOf(command: string, args: readonly string[]): string {
  return spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';
}
