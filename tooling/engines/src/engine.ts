import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Engines beside Chromium in which the browser tests run. */
export const ENGINES = ['firefox', 'webkit'] as const;

/** One of them. */
export type EngineName = (typeof ENGINES)[number];

/** An engine that this machine has. */
export interface Engine {
  name: EngineName;
  /** The browser to start. */
  executable: string;
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

/** @throws Error that says what is missing. */
export function findEngine(name: EngineName): Engine {
  if (name === 'firefox') {
    const named = process.env.GUADUA_FIREFOX;
    const places = named ? [named] : FIREFOX;
    const executable = places.find((path) => existsSync(path));
    if (!executable) throw new Error(`Nothing is installed at ${places.join(', ')}.`);
    return { name, executable };
  }
  // A display of its own, so that nothing else takes the focus.
  for (const path of [WEBKIT_DRIVER, DISPLAY_SERVER]) {
    if (!existsSync(path)) throw new Error(`There is no ${path}.`);
  }
  // It shows WebKitGTK, with an input method and a mouse that drags.
  return { name, executable: join(import.meta.dirname, 'drive/webkit-browser.py') };
}
